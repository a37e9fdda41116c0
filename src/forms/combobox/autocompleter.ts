/** A field that suggests while one types: the widget, apart from where its suggestions come from (§3.15, §9.7). */

import { type Say, sayWith } from '../../i18n/say'
import { hear } from '../../island/hear'
import type { Page } from '../../island/page'
import { isAbort } from '../../server/request'
import { Combobox } from './combobox'
import { makeDebouncedAnnouncer } from './debounced-announcement'
import { type DebouncedQuery, makeDebouncedQuery } from './debounced-query'
import { markMatch } from './mark'
import { messages } from './messages'
import { Panel } from './panel'
import type { PositionOptions } from './position-panel'

/** Where suggestions come from, how they read, and what a choice does. */
export interface AutocompleterOptions<Item> {
  readonly page: Page
  readonly signal: AbortSignal
  readonly place: PositionOptions
  /** Characters before anything is asked for (§5.5). */
  readonly minimum: number
  /** Milliseconds after the last key. */
  readonly delay: number
  ask(term: string): Promise<readonly Item[]>
  label(item: Item): string
  pick(item: Item): void
}

/** A field that suggests while one types. Nothing of it is left once the `signal` of its options aborts. */
export class Autocompleter<Item> {
  readonly #field: HTMLInputElement
  readonly #options: AutocompleterOptions<Item>
  readonly #say: Say<(typeof messages)['fr']>
  readonly #speak: (sentence?: string) => void
  readonly #panel: Panel
  readonly #query: DebouncedQuery
  #hasFailed = false
  #isTaking = false

  constructor(field: HTMLInputElement, options: AutocompleterOptions<Item>) {
    const { page, signal, place, delay } = options
    this.#field = field
    this.#options = options
    this.#say = sayWith(messages, page)
    this.#speak = makeDebouncedAnnouncer(signal)
    const combobox = new Combobox(field, { signal, takesOnTab: true, onArrow: () => this.#want(0) })
    this.#panel = new Panel(field, combobox, { place, name: this.#say('suggestions'), signal })
    this.#query = makeDebouncedQuery<readonly Item[]>(
      {
        ask: (term) => this.#ask(term),
        here: (items, term) => this.#show(items, term),
        failed: (error) => this.#fail(error),
      },
      signal,
    )
    const onInput = () => {
      // A choice writes into this field or into another one: that is no typing.
      if (!this.#isTaking && this.#hasFocus) this.#want(delay)
    }
    hear(field, 'input', onInput, { signal })
    field.addEventListener('blur', () => this.close(), { signal })
  }

  /** Whether the last suggestions could not be had, so that the visitor cannot pick any. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Hides the list and drops the question that waits. */
  close(): void {
    this.#query.forget()
    this.#speak()
    this.#panel.close()
  }

  /** Whether the visitor is still in the field: otherwise an answer is not shown. */
  get #hasFocus(): boolean {
    return document.activeElement === this.#field
  }

  #want(delay: number): void {
    const term = this.#field.value.trim()
    if (term.length < this.#options.minimum) this.close()
    else {
      this.#speak()
      this.#query.want(term, delay)
    }
  }

  #ask(term: string): Promise<readonly Item[]> {
    if (!this.#panel.isOpen) this.#panel.show([], this.#say('asking'))
    return this.#options.ask(term)
  }

  #show(items: readonly Item[], term: string): void {
    this.#hasFailed = false
    if (!this.#hasFocus) return
    const { length: count } = items
    const { label } = this.#options
    this.#panel.show(
      items.map((item) => ({ content: markMatch(label(item), term), pick: () => this.#take(item) })),
      count === 0 ? this.#say('none') : '',
    )
    this.#speak(this.#say(count === 0 ? 'none' : count === 1 ? 'one' : 'many', { count }))
  }

  #fail(error: unknown): void {
    const isMeant = isAbort(error)
    if (isMeant) this.#panel.close()
    else this.#hasFailed = true
    if (isMeant || !this.#hasFocus) return
    const [failed, retry] = [this.#say('failed'), this.#say('retry')]
    this.#panel.show([{ content: [retry], className: 'is-action', pick: () => this.#want(0) }], failed)
    this.#speak(`${failed} ${retry}`)
  }

  #take(item: Item): void {
    this.close()
    this.#isTaking = true
    this.#options.pick(item)
    this.#isTaking = false
  }
}
