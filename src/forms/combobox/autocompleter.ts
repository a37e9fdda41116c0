/** A field that suggests while one types: the widget, apart from where its suggestions come from (§3.15, §9.7). */
import type { Engine } from '../../engine/engine'
import { type Say, sayWith } from '../../i18n/say'
import { hear } from '../../island/hear'
import { isAbort } from '../../server/request'
import { type Asker, makeAsker } from './ask'
import { Combobox } from './combobox'
import { markMatch } from './mark'
import { messages } from './messages'
import { Panel } from './panel'
import type { PlaceOptions } from './place'
import { makeSpeaker } from './speak'

export interface AutocompleterOptions<Item> {
  readonly engine: Engine
  readonly signal: AbortSignal
  readonly place: PlaceOptions
  /** Characters before anything is asked for (§5.5). */
  readonly minimum: number
  /** Milliseconds after the last key. */
  readonly delay: number
  ask(term: string): Promise<readonly Item[]>
  label(item: Item): string
  pick(item: Item): void
}

/** Nothing is left of it once the options' `signal` aborts. */
export class Autocompleter<Item> {
  readonly #field: HTMLInputElement
  readonly #options: AutocompleterOptions<Item>
  readonly #say: Say<(typeof messages)['fr']>
  readonly #speak: (sentence?: string) => void
  readonly #panel: Panel
  readonly #asker: Asker
  #hasFailed = false
  #isTaking = false

  constructor(field: HTMLInputElement, options: AutocompleterOptions<Item>) {
    const { engine, signal, place, delay } = options
    this.#field = field
    this.#options = options
    this.#say = sayWith(messages, engine)
    this.#speak = makeSpeaker(signal)
    const combobox = new Combobox(field, { signal, takesOnTab: true, onArrow: () => this.#want(0) })
    this.#panel = new Panel(field, combobox, { place, name: this.#say('suggestions'), signal })
    this.#asker = makeAsker<readonly Item[]>(
      {
        ask: (term) => this.#ask(term),
        here: (items, term) => this.#show(items, term),
        failed: (error) => this.#fail(error),
      },
      signal,
    )
    const onInput = () => {
      // What a choice, or another field's, writes is not typed.
      if (!this.#isTaking && this.#hasFocus) this.#want(delay)
    }
    hear(field, 'input', onInput, { signal })
    field.addEventListener('blur', () => this.close(), { signal })
  }

  /** The last thing asked for could not be had: nothing can be picked. */
  get hasFailed(): boolean {
    return this.#hasFailed
  }

  close(): void {
    this.#asker.forget()
    this.#speak()
    this.#panel.close()
  }

  /** An answer for a field that was left meanwhile is not shown. */
  get #hasFocus(): boolean {
    return document.activeElement === this.#field
  }

  #want(delay: number): void {
    const term = this.#field.value.trim()
    if (term.length < this.#options.minimum) this.close()
    else {
      this.#speak()
      this.#asker.want(term, delay)
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
