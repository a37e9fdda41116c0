/** jQuery UI's suggestions: https://api.jqueryui.com/autocomplete/ */
import type { Adapter, Advised, Over, Use } from '../adapter'
import { carry, island, nobody, optionRules, optionsOf } from '../adapter'
import { type Argument, text } from '../argument'
import { htmlOf, mark, SAMPLES, write } from '../html'
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

export function suggestions({ page }: Use, target: Use['target'], over: Over): Advised {
  const written = write(page, target, SAMPLES.field, (element) => {
    mark(element, 'autocomplete')
    const name = element.getAttribute('name') || 'Classe'
    const classname = `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/\W/g, '')}`
    element.setAttribute('data-autocomplete', `{"classname":"${classname}","methode":"chercher"}`)
  })
  return island('autocomplete', written, over, [notes.asks])
}

/** A list that the page knows needs no server, and no island. */
function datalist({ page, target }: Use, items: readonly Argument[], over: Over): Advised {
  const id = `${target?.elements[0]?.id || 'champ'}-choix`
  const field = write(page, target, SAMPLES.field, (element) => element.setAttribute('list', id), { most: 1 })
  const list = page.root.createElement('datalist')
  list.id = id
  for (const { plain, entries } of items) {
    const option = page.root.createElement('option')
    const value = plain ?? text(entries?.get('value')) ?? text(entries?.get('label')) ?? '…'
    option.setAttribute('value', String(value))
    list.append(option)
  }
  const written = { ...field, html: [...field.html, ...htmlOf(page, [list])] }
  return { answer: 'browser', written, ...over, notes: [notes.datalist] }
}
