/** jQuery UI's suggestions: https://api.jqueryui.com/autocomplete/ */
import type { Adapter, Advised, Over, Use } from '../adapter'
import { carry, island, nobody, optionRules, optionsOf } from '../adapter'
import { type Argument, text } from '../argument'
import { added, mark, SAMPLES, sampleName, together, write } from '../html'
import notes from './notes.json' with { type: 'json' }
import library from './suggestions.json' with { type: 'json' }

const rules = {
  source: {
    to: 'data-autocomplete',
    as: ({ plain, items }: Argument) => (typeof plain === 'string' || items ? 'source' : undefined),
    unless: notes.sourceFunction,
  },
  ...optionRules(library.options),
}

export const autocomplete = {
  ...library,
  advise(use) {
    if (typeof use.args[0]?.plain === 'string') return nobody(notes.inside)
    const options = optionsOf(use)
    const over = carry(options, rules)
    const { items } = options.get('source') ?? {}
    return items
      ? datalist(use, items, { ...over, carried: ['source → list'] })
      : suggestions(use, use.target, over)
  },
} satisfies Adapter

/** @param isFreeText whether a text that is not of the list stays: both libraries leave it, unless they are told. */
export function suggestions({ page }: Use, target: Use['target'], over: Over, isFreeText = true): Advised {
  const written = write(page, target, SAMPLES.field, (element) => {
    mark(element, 'autocomplete')
    const name = element.getAttribute('name') || sampleName(page.lang, 'class')
    const classname = `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/\W/g, '')}`
    const settings = {
      classname,
      methode: sampleName(page.lang, 'search'),
      ...(isFreeText && { saisielibre: true }),
    }
    element.setAttribute('data-autocomplete', JSON.stringify(settings))
  })
  return island('autocomplete', written, over, [notes.asks, ...(isFreeText ? [notes.freeText] : [])])
}

/** A list that the page knows needs no server, and no island. */
function datalist({ page, target }: Use, items: readonly Argument[], over: Over): Advised {
  const id = `${target?.elements[0]?.id || sampleName(page.lang, 'field')}-${sampleName(page.lang, 'choices')}`
  const field = write(page, target, SAMPLES.field, (element) => element.setAttribute('list', id), {
    isOne: true,
  })
  const list = page.root.createElement('datalist')
  list.id = id
  for (const { plain, entries } of items) {
    const option = page.root.createElement('option')
    const value = plain ?? text(entries?.get('value')) ?? text(entries?.get('label')) ?? '…'
    option.setAttribute('value', String(value))
    list.append(option)
  }
  return { answer: 'browser', written: together(field, added(list)), ...over, notes: [notes.datalist] }
}
