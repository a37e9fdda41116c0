import page from 'styles:page'
import suggestions from 'styles:suggestions'
import { ilotsError, refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { afterReset } from '../../src/forms/after-reset'
import { makeCombobox } from '../../src/forms/combobox/combobox'
import { makeDebouncedAnnouncer } from '../../src/forms/combobox/debounced-announcement'
import { makeDebouncedQuery } from '../../src/forms/combobox/debounced-query'
import { messages as listMessages } from '../../src/forms/combobox/messages'
import { makePanel } from '../../src/forms/combobox/panel'
import { sayWith } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import { isAbort } from '../../src/server/request'
import { adoptAlone } from '../../src/styles/adopt'
import type { Row } from '../../src/ui/listbox'
import { Match } from '../../src/ui/match'
import { watchChoice } from './choice'
import { type AutocompleteContext, attributes } from './context'
import { itemsOf } from './items'
import { messages } from './messages'
import type { Item } from './replies'
import type { Settings } from './settings'

/** Characters (§9.7), and milliseconds after the last key (§9.11). */
const MINIMUM = 2
const DELAY = 300

function mount(host: HTMLElement, context: AutocompleteContext): void {
  const { autocomplete: settings } = context.attributes
  if (!(host instanceof HTMLInputElement) || !settings)
    throw ilotsError(
      Code.partMissing,
      'attendu un input avec un data-autocomplete lisible ; il reste ordinaire.',
    )
  // The address of each call contains the typed text.
  if (host.type === 'password')
    throw ilotsError(Code.attributeRefused, refusal('autocomplete', 'type="password"', 'un champ de texte'))
  if (settings.disabled) return
  // Nobody waits for the styles: the list opens only once something is typed. It has neither buttons nor notices.
  adoptAlone(page, suggestions)
  suggest(host, context, settings)
}

/** Suggests while one types: asked for, shown below the field, taken (§3.15), until the island ends. */
function suggest(field: HTMLInputElement, context: AutocompleteContext, settings: Settings): void {
  const { page, signal } = context
  const say = sayWith(listMessages, page)
  const speak = makeDebouncedAnnouncer(signal)
  let hasFailed = false
  let isTaking = false
  const take = watchChoice(field, context, settings, () => hasFailed)
  const combobox = makeCombobox(field, { signal, takesOnTab: true, onArrow: () => want(0) })
  const panel = makePanel(field, combobox, { width: settings.width, side: settings.position }, context)
  const request = itemsOf(context, settings)
  const ask = (term: string) => {
    if (!panel.isOpen) show('asking')
    return request(term)
  }
  const query = makeDebouncedQuery({ ask, here: showItems, failed }, signal)

  /** Whether the visitor is still in the field: otherwise an answer is not shown. */
  const hasFocus = () => document.activeElement === field
  const close = () => {
    query.forget()
    speak()
    panel.close()
  }
  const show = (note: keyof (typeof listMessages)['fr'] | '', rows: () => readonly Row[] = () => []) =>
    panel.show(() => ({ label: say('suggestions'), note: note && say(note), rows: rows() }))
  const want = (delay: number) => {
    const term = field.value.trim()
    if (term.length < MINIMUM) close()
    else {
      speak()
      query.want(term, delay)
    }
  }

  const pick = (item: Item) => {
    close()
    isTaking = true
    take(item)
    isTaking = false
  }

  function showItems(items: readonly Item[], term: string): void {
    hasFailed = false
    if (!hasFocus()) return
    const { length: count } = items
    show(count === 0 ? 'none' : '', () => rowsOf(items, term, pick))
    speak(say(count === 0 ? 'none' : count === 1 ? 'one' : 'many', { count }))
  }

  function failed(error: unknown): void {
    const isMeant = isAbort(error)
    if (isMeant) panel.close()
    else hasFailed = true
    if (isMeant || !hasFocus()) return
    show('failed', () => [
      { key: 'retry', content: say('retry'), className: 'is-action', pick: () => want(0) },
    ])
    speak(`${say('failed')} ${say('retry')}`)
  }

  const onInput = () => {
    // A choice writes into this field or into another one: that is no typing.
    if (!isTaking && hasFocus()) want(DELAY)
  }
  listenWithReplay(field, 'input', onInput, { signal })
  field.addEventListener('blur', close, { signal })
  const onReset = () => {
    hasFailed = false
    close()
  }
  afterReset(field, onReset, signal)
}

/** The rows of an answer; two suggestions may read the same. */
function rowsOf(items: readonly Item[], term: string, pick: (item: Item) => void): readonly Row[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const { value } = item
    const nth = (seen.get(value) ?? 0) + 1
    seen.set(value, nth)
    return { key: `${nth} ${value}`, content: <Match text={value} term={term} />, pick: () => pick(item) }
  })
}

export const island = defineIsland(attributes, messages, mount)
