/**
 * One history entry for an open overlay, so that Back closes it (contract §4.2).
 *
 * To remove the entry is a traversal, which ends later than it begins. Until it has ended no other entry is pushed:
 * the traversal would land on the wrong one.
 */
import { activeElement } from '../dom/roots'
import {
  type CurrentEntryChangeEvent,
  forgetGone,
  type NavigateEvent,
  navigationApi,
  withoutHash,
} from './navigation-api'
import { navigations, traversals } from './traversals'
import { OVERLAY, writeEntry, writtenAddresses } from './write-entry'

let traversal: Promise<void> = Promise.resolve()
/** Milliseconds that a traversal may take. */
const LONGEST = 1_000

/**
 * Resolves once an entry that is released in this turn is gone. A reload before that would be lost, or
 * would load the overlay's entry.
 */
export const released = (): Promise<void> => Promise.resolve().then(() => traversal)

/**
 * Runs `left` once another script has gone on to a page of its own, which keeps the elements of this one: a router
 * that changes the address. A browser without the Navigation API says nothing of that: the address is compared at
 * each change of the page's elements, which a router makes next, and at each traversal.
 */
export function whenPageLeft(signal: AbortSignal, left: () => void): void {
  const address = addressOfPage()
  const look = () => {
    if (addressOfPage() !== address && !writtenAddresses.has(location.href)) left()
  }
  const navigation = navigationApi()
  navigation?.addEventListener('currententrychange', look, { signal })
  if (navigation) return
  addEventListener('popstate', look, { signal })
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

const addressOfPage = () => withoutHash(location.href)

/** What is known of the entries of overlays, open and closed. */
const overlays = watchEntries()

function watchEntries() {
  const made = {
    /** Numbers rise along the entries, also those of a page that was loaded again in between. */
    count: Date.now(),
    /** Numbers of those whose overlay is open. */
    living: new Set<number>(),
    /** The browser's names of all. */
    keys: new Set<string>(),
    /** The entry that the page was at before the last change. */
    from: undefined as CurrentEntryChangeEvent['from'] | undefined,
    /** Whether the browser is about to enter or leave the entry of one; listeners of `popstate` do not know yet. */
    isBeingLeft: false,
  }
  navigations().add(hideNavigation)
  traversals().add(leaveDead)
  navigationApi()?.addEventListener('currententrychange', (event) => {
    made.from = (event as CurrentEntryChangeEvent).from
  })
  return made
}

/** Whether a traversal only enters or leaves the entry of an overlay: a router would take it for a visit. */
const isBeside = (one: { key: string; url: string | null } | undefined, other: string | undefined): boolean =>
  overlays.keys.size > 0 &&
  [one?.key, other].some((key) => overlays.keys.has(String(key))) &&
  withoutHash(one?.url ?? '') === addressOfPage()

/** Keeps such a traversal from those who intercept navigations, as htmx does. */
function hideNavigation(event: NavigateEvent): void {
  const here = navigationApi()?.currentEntry?.key
  if (event.navigationType !== 'traverse' || !isBeside(event.destination, here)) return
  event.stopImmediatePropagation()
  overlays.isBeingLeft = true
  const giveFocusBack = keepFocus()
  const ended = new AbortController()
  const end = ({ type }: Event) => {
    ended.abort()
    giveFocusBack()
    // One that succeeds arrives as `popstate` next.
    if (type === 'navigateerror') overlays.isBeingLeft = false
  }
  for (const type of ['navigatesuccess', 'navigateerror'])
    navigationApi()?.addEventListener(type, end, { signal: ended.signal })
}

/** Whether a traversal that is ours alone is under way, which a listener before us has seen first. */
export const isEntryBeingLeft = (): boolean => overlays.isBeingLeft

/**
 * Somebody may have intercepted the traversal before us: the browser takes the focus away at its end.
 * @returns gives it back.
 */
function keepFocus(): () => void {
  const focused = activeElement()
  return () => {
    if (focused instanceof HTMLElement && activeElement() === document.body)
      focused.focus({ preventScroll: true })
  }
}

/**
 * Goes on from the entry of an overlay that has closed, the way that the visitor goes: nothing is shown there. It
 * needs the Navigation API, which says where the visitor comes from.
 */
function leaveDead(event: Event): void {
  overlays.isBeingLeft = false
  const navigation = navigationApi()
  const here = navigation?.currentEntry
  const { from, living } = overlays
  if (!navigation || !here || !from) return
  if (isBeside(from, here.key)) event.stopImmediatePropagation()
  const overlay = history.state?.[OVERLAY]
  if (!overlay || living.has(overlay)) return
  if (from.index < here.index && navigation.canGoForward) history.forward()
  else history.back()
}

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
    overlays.count += 1
    this.#id = overlays.count
    this.#onBack = onBack
    // Before other scripts: a router takes each traversal for a visit.
    traversals().add(this.#onTraversal)
    // Not before the frame that shows the overlay: an entry takes the browser as long as half of what we draw. In a
    // page that nobody sees there is no frame, and no Back either.
    void traversal.then(() => requestAnimationFrame(() => setTimeout(() => this.#push())))
  }

  readonly #onTraversal = (event: Event): void => {
    if (this.#state !== 'pushed' || history.state?.[OVERLAY] === this.#id) return
    if (addressOfPage() === this.#address) event.stopImmediatePropagation()
    this.#end()
    history.scrollRestoration = this.#restoration
    this.#onBack()
  }

  /** Removes the entry, unless Back already did. A navigation right afterwards starts from the page's own entry. */
  release(): void {
    const was = this.#state
    this.#end()
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

  #end(): void {
    this.#state = 'gone'
    traversals().delete(this.#onTraversal)
    overlays.living.delete(this.#id)
  }

  #push(): void {
    if (this.#state !== 'wanted') return
    this.#before = navigationApi()?.currentEntry?.key
    // Going back to the page's entry must not scroll: the page stays where it was scrolled to since.
    this.#restoration = history.scrollRestoration
    history.scrollRestoration = 'manual'
    overlays.living.add(this.#id)
    if (writeEntry('pushState', { [OVERLAY]: this.#id })) this.#state = 'pushed'
    const key = navigationApi()?.currentEntry?.key
    if (key && this.#state === 'pushed') overlays.keys.add(key)
    forgetGone(overlays.keys)
    this.#address = addressOfPage()
    history.scrollRestoration = this.#restoration
    this.#length = history.length
  }
}
