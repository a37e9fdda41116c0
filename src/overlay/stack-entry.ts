/** An overlay's entry in the store's stack of what is open (contract §2). */

import type { Opened } from '../contracts/opened'
import type { Page } from '../contracts/page'
import type { LateText } from '../contracts/services/modal'
import { onTranslated, resolveText } from '../i18n/say'

type Described<Each> = Each extends Opened ? Pick<Each, 'kind' | 'parameters'> : never
/** What the store knows of an overlay. */
export type About = Described<Opened> & {
  /** A function is asked again when the site's translations arrive. */
  readonly title?: LateText | undefined
  readonly url?: string | undefined
}

let opened = 0

/** An entry of the stack, from its construction until `remove()`. */
export class StackEntry {
  readonly id = ++opened
  readonly #page: Page
  readonly #removed = new AbortController()

  constructor(page: Page, island: string, { title = '', url = '', ...about }: About) {
    this.#page = page
    const { id } = this
    this.#change((stack) => [...stack, { id, island, title: resolveText(title), url, ...about }])
    onTranslated(page, this.#removed.signal, () => {
      const now = resolveText(title)
      this.#change((stack) =>
        stack.map((one) => (one.id === id && one.title !== now ? { ...one, title: now } : one)),
      )
    })
  }

  /** Runs `close` once a script has taken the entry off the stack, or has set `modal.open` to false. */
  onTaken(close: () => void): void {
    const { store } = this.#page
    const look = () => {
      const { open, stack } = store.getState().modal
      if (!open || !stack.some(({ id }) => id === this.id)) close()
    }
    this.#removed.signal.addEventListener('abort', store.subscribe(look))
    // It may have been taken before its overlay was there.
    look()
  }

  /** Takes the entry off the stack. Idempotent. */
  remove(): void {
    this.#removed.abort()
    this.#change((stack) => stack.filter(({ id }) => id !== this.id))
  }

  #change(to: (stack: readonly Opened[]) => readonly Opened[]): void {
    this.#page.store.setState(({ modal }) => {
      const stack = to(modal.stack)
      return { modal: { open: stack.length > 0, stack } }
    })
  }
}
