/** A field that suggests while one types: the widget, apart from where its suggestions come from (§3.15, §9.7). */
import type { Engine } from '../engine'
import { isAbort } from '../request'
import { sayWith } from '../say'
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

export interface Autocompleter {
  /** The last thing asked for could not be had: nothing can be picked. */
  readonly hasFailed: boolean
  close(): void
}

/** Nothing is left of it once `signal` aborts. */
export function makeAutocompleter<Item>(
  field: HTMLInputElement,
  options: AutocompleterOptions<Item>,
): Autocompleter {
  const { engine, signal, place, minimum, delay, ask, label, pick } = options
  const say = sayWith(messages, engine)
  const speak = makeSpeaker(signal)
  const combobox = new Combobox(field, { signal, takesOnTab: true, onArrow: () => want(0) })
  const panel = new Panel(field, combobox, { place, name: say('suggestions'), signal })
  let hasFailed = false
  let isTaking = false

  const asker: Asker = makeAsker<readonly Item[]>(
    {
      ask(term) {
        if (!panel.isOpen) panel.show([], say('asking'))
        return ask(term)
      },
      here(items, term) {
        hasFailed = false
        if (document.activeElement !== field) return
        panel.show(
          items.map((item) => ({ content: markMatch(label(item), term), pick: () => take(item) })),
          items.length === 0 ? say('none') : '',
        )
        const { length: count } = items
        speak(say(count === 0 ? 'none' : count === 1 ? 'one' : 'many', { count }))
      },
      failed(error) {
        if (isAbort(error)) return panel.close()
        hasFailed = true
        if (document.activeElement !== field) return
        panel.show([{ content: [say('retry')], className: 'is-action', pick: () => want(0) }], say('failed'))
        speak(`${say('failed')} ${say('retry')}`)
      },
    },
    signal,
  )

  const close = () => {
    asker.forget()
    speak()
    panel.close()
  }
  const take = (item: Item) => {
    close()
    isTaking = true
    pick(item)
    isTaking = false
  }
  const want = (wait: number) => {
    const term = field.value.trim()
    if (term.length < minimum) return close()
    speak()
    asker.want(term, wait)
  }
  const onInput = () => {
    // What a choice, or another field's, writes is not typed.
    if (!isTaking && document.activeElement === field) want(delay)
  }
  field.addEventListener('input', onInput, { signal })
  field.addEventListener('blur', close, { signal })
  return {
    get hasFailed() {
      return hasFailed
    },
    close,
  }
}
