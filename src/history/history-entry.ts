/**
 * One history entry for an open overlay, so that Back closes it (contract §4.2).
 *
 * To remove the entry is a traversal, which ends later than it begins. Until it has ended no other entry is pushed: the
 * traversal would land on the wrong one.
 */
import { ownGlobal } from '../dom/own-global'
import { traversals } from './traversals'
import { OVERLAY, ownAddresses, writeEntry } from './write-entry'

let traversal: Promise<void> = Promise.resolve()
let count = 0
/** Milliseconds that a traversal may take. */
const LONGEST = 1_000

/**
 * Resolves once an entry that is released in this turn is gone. A reload before that would be lost, or
 * would load the overlay's entry.
 */
export const released = (): Promise<void> => Promise.resolve().then(() => traversal)

/**
 * Runs `left` once another script has gone on to a page of its own, which keeps the elements of this one: a router that changes the
 * address. Only where the browser has the Navigation API.
 */
export function whenPageLeft(signal: AbortSignal, left: () => void): void {
  const address = addressOfPage()
  const look = () => addressOfPage() !== address && !ownAddresses.has(location.href) && left()
  navigationApi()?.addEventListener?.('currententrychange', look, { signal })
}

/** The few members of the Navigation API that are used, where a browser has it. */
interface NavigationApi extends Partial<EventTarget> {
  currentEntry: { key: string } | null
  traverseTo(key: string): { committed: Promise<unknown>; finished: Promise<unknown> }
}
const navigationApi = () => ownGlobal('navigation') as NavigationApi | undefined

/** The address, without the hash: a jump within the page is none to another one. */
const addressOfPage = () => location.href.split('#')[0] ?? ''

/** One entry, from its construction until Back or `release()` removes it. */
export class HistoryEntry {
  #state: 'wanted' | 'pushed' | 'gone' = 'wanted'
  #before: string | undefined
  #length = 0
  #address = ''
  #restoration: ScrollRestoration = 'auto'
  readonly #id: number
  readonly #onBack: () => void

  /** @param onBack runs when the visitor goes Back over the entry. */
  constructor(onBack: () => void) {
    count += 1
    this.#id = count
    this.#onBack = onBack
    // Before other scripts: a router takes each traversal for a visit.
    traversals().add(this.#hear)
    // Not before the frame that shows the overlay: an entry takes the browser as long as half of what we draw. In a page
    // that nobody sees there is no frame, and no Back either.
    void traversal.then(() => requestAnimationFrame(() => setTimeout(() => this.#push())))
  }

  readonly #hear = (event: Event): void => {
    if (this.#state !== 'pushed' || history.state?.[OVERLAY] === this.#id) return
    if (addressOfPage() === this.#address) event.stopImmediatePropagation()
    this.#state = 'gone'
    history.scrollRestoration = this.#restoration
    traversals().delete(this.#hear)
    this.#onBack()
  }

  /** Removes the entry, unless Back already did. A navigation right afterwards starts from the page's own entry. */
  release(): void {
    traversals().delete(this.#hear)
    const was = this.#state
    this.#state = 'gone'
    // Another script may have gone on to a page of its own, with a copy of our state.
    if (was !== 'pushed' || history.state?.[OVERLAY] !== this.#id || addressOfPage() !== this.#address) return
    traversal = new Promise((resolve) => {
      const arrive = (event: Event) => {
        traversals().delete(arrive)
        event.stopImmediatePropagation()
        history.scrollRestoration = this.#restoration
        resolve()
      }
      traversals().add(arrive)
      // A page may prevent a traversal: the next overlay must not wait for it for ever.
      setTimeout(() => {
        traversals().delete(arrive)
        resolve()
      }, LONGEST)
    })
    // Entries that a frame inside the overlay added lie above ours: go straight to the page's own.
    if (history.length > this.#length && this.#before)
      navigationApi()
        ?.traverseTo(this.#before)
        .committed.catch(() => {})
    else history.back()
  }

  #push(): void {
    if (this.#state !== 'wanted') return
    this.#before = navigationApi()?.currentEntry?.key
    // Going back to the page's entry must not scroll: the page stays where it was scrolled to since.
    this.#restoration = history.scrollRestoration
    history.scrollRestoration = 'manual'
    if (writeEntry('pushState', { [OVERLAY]: this.#id })) this.#state = 'pushed'
    this.#address = addressOfPage()
    history.scrollRestoration = this.#restoration
    this.#length = history.length
  }
}
