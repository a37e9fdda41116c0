/** `Autocompleter` and its `Observer`: the old classes, in front of a combobox (contract §6.2). */

import type { WholePage } from '../../src/contracts/whole-page'
import type { Dictionary } from '../core/loose'
import type { Kit } from '../kit'
import type { Autocompleter, Observer } from '../legacy-autocompleter/types'
import { autocompleterCode } from './chunks'

/** The options' defaults; an option that is not named is off. */
const options = {
  minLength: 1,
  markQuery: true,
  width: 'inherit',
  maxChoices: 10,
  className: 'autocompleter-choices',
  zIndex: 42,
  delay: 400,
  selectMode: true,
  separator: ', ',
  separatorSplit: /(?<!\s)\s*[,;]\s*/,
}

const METHODS =
  'setup build destroy prefetch query update filter markQueryValue addChoiceEvents choiceOver choiceSelect ' +
  'setSelection showChoices hideChoices toggleFocus onCommand'

export function makeAutocompleter(
  page: WholePage,
  { byId, defineClass, Events, lazy, makeRequest, Options }: Kit,
): Dictionary {
  const { methods } = lazy(page, autocompleterCode)
  const Observer = defineClass<Observer>({
    Implements: [Options, Events],
    options: { delay: 1000 },
    ...methods('observer', 'setup changed setValue fire clear pause resume destroy'),
    initialize(element: unknown, fn: unknown, given?: unknown) {
      this.element = byId(element) as HTMLInputElement
      this.addEvent('fired', fn)
      this.setOptions(given)
      if (!this.element) return
      // What is typed before the code is here is a change as any other; what a script writes meanwhile is none.
      const { value, defaultValue } = this.element
      this.isTyped = document.activeElement === this.element && value !== defaultValue
      this.value = this.isTyped ? defaultValue : value
      this.element.addEventListener('input', () => (this.isTyped = true), { once: true })
      this.setup()
    },
  })
  const Base = defineClass<Autocompleter>({
    Implements: [Options, Events],
    options,
    ...methods('base', METHODS),
    initialize(element: unknown, given?: unknown) {
      this.element = byId(element) as HTMLInputElement
      this.setOptions(given)
      if (!this.element) return
      // At once: the browser's own list would lie over ours.
      this.element.setAttribute('autocomplete', 'off')
      const { delay, observerOptions } = this.options
      const watched = { delay, ...observerOptions }
      this.observer = new Observer(this.element, () => this.prefetch(), watched) as unknown as Observer
      this.setup()
    },
  })
  const Local = defineClass<Autocompleter>({
    Extends: Base,
    options: { minLength: 0, delay: 200 },
    ...methods('local', 'query'),
    initialize(element: unknown, tokens: unknown, given?: unknown) {
      this.tokens = tokens
      this.parent(element, given)
    },
  })
  const Remote = defineClass<Autocompleter>({
    Extends: Base,
    options: { postVar: 'value' },
    ...methods('remote', 'query queryResponse'),
    initialize(element: unknown, url: string, given?: unknown) {
      this.parent(element, given)
      this.request = makeRequest(this.kind, { url, link: 'cancel', ...this.options.ajaxOptions })
      this.request.addEvent?.('complete', (...answer: unknown[]) => this.queryResponse(...answer))
    },
  })
  const json = defineClass({ Extends: Remote, kind: 'JSON', ...methods('json', 'queryResponse') })
  const html = defineClass({ Extends: Remote, kind: 'HTML', ...methods('html', 'queryResponse') })
  Object.assign(Base, {
    Base,
    Local,
    Request: Object.assign(Remote, { JSON: json, HTML: html }),
    Ajax: { Base: Remote, Json: json, Xhtml: html },
  })
  return { Autocompleter: Base, Observer }
}
