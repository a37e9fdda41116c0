/** The old classes `Autocompleter` and `Observer`, as their two halves see them. */
import type { Dictionary, Loose, OldObject } from '../core/loose'

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

export interface Observer extends OldObject {
  element: HTMLInputElement
  options: { delay: number; periodical?: number }
  value: unknown
  /** Since it was made; it counts until the code has come. */
  isTyped?: boolean
  setup(): void
  fire(): void
  clear(): Observer
  setValue(value: string): Observer
}

export interface Autocompleter extends OldObject {
  options: AutocompleterOptions
  element: HTMLInputElement
  choices: HTMLElement
  observer: Observer
  request: Loose
  tokens: unknown
  kind: 'HTML' | 'JSON'
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
}
