/** `Autocompleter` and its `Observer`: the old classes, in front of a combobox (contract §6.2). */
import type { Dictionary, Loose } from '../../legacy-compat/core/loose'
import type { Kind } from '../../legacy-compat/make-request'
import type { Kit } from '../../legacy-compat/more'
import type { Engine } from '../../src/engine/engine'
import { autocompleterCode } from '../legacy-autocompleter'

type Choice = HTMLElement & { inputValue?: string }

interface AutocompleterOptions extends Dictionary {
  minLength: number
  delay: number
  maxChoices: number
  className: string
  zIndex: number
  width: unknown
  selectMode: unknown
  separator: string
  separatorSplit: RegExp | string
  observerOptions: Dictionary
  postVar: string
  postData: Dictionary
  ajaxOptions: Dictionary
}

export interface Observer extends Dictionary {
  element: HTMLInputElement
  options: { delay: number; periodical?: number }
  value: unknown
  setup(): void
  fire(): void
  clear(): Observer
  addEvent(type: string, fn: unknown): Observer
  setOptions(options: unknown): Observer
  setValue(value: string): Observer
}

export interface Autocompleter extends Dictionary {
  options: AutocompleterOptions
  element: HTMLInputElement
  choices: HTMLElement
  observer: Observer
  request: Loose
  tokens: unknown
  kind: Kind
  selected: Choice | null
  selectedValue: unknown
  selectMode: unknown
  queryValue: string | null | false
  queryIndex: number
  opted: string | undefined
  visible: boolean
  typeAhead: boolean
  focussed: boolean
  setup(): void
  build(): void
  prefetch(): boolean
  query(): void
  queryResponse(...answer: unknown[]): unknown
  update(tokens: unknown): void
  filter(tokens?: unknown): unknown[]
  markQueryValue(text: string): string
  addChoiceEvents(choice: Choice): Choice
  choiceOver(choice: Choice | null | undefined, isSelection?: boolean): void
  choiceSelect(choice?: Choice): void
  setSelection(isFinal?: boolean): void
  showChoices(): void
  hideChoices(isCleared?: boolean): void
  toggleFocus(hasFocus: boolean): void
  onCommand(event?: Loose): boolean
  setOptions(options: unknown): Autocompleter
  fireEvent(type: string, args?: unknown): Autocompleter
  parent(...args: unknown[]): unknown
}

/** Those not named are off. */
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
  'setup build destroy prefetch query update filter markQueryValue addChoiceEvents choiceOver choiceSelect setSelection ' +
  'showChoices hideChoices toggleFocus onCommand'

export function makeAutocompleter(
  engine: Engine,
  { byId, defineClass, Events, lazy, makeRequest, Options }: Kit,
): Dictionary {
  const { methods } = lazy(engine, autocompleterCode)
  const Observer = defineClass<Observer>({
    Implements: [Options, Events],
    options: { delay: 1000 },
    ...methods('observer', 'setup changed setValue fire clear pause resume destroy'),
    initialize(element: unknown, fn: unknown, given?: unknown) {
      this.element = byId(element) as HTMLInputElement
      this.addEvent('fired', fn)
      this.setOptions(given)
      if (this.element) this.setup()
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
