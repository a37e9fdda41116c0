/** Escape, and Tab where a veil covers the page. */
import { membersOf } from '../../src/dom/members'
import { tabStops } from '../../src/overlay/tab-stops'
import { isCovered, OVERLAY } from './parts'

/** Keys are for the one opened last. */
const shown: HTMLElement[] = []

/** @param signal of the time it is open. */
export function listenToKeys(host: HTMLElement, signal: AbortSignal, close: () => void): void {
  shown.push(host)
  signal.addEventListener('abort', () => shown.splice(shown.indexOf(host), 1))
  const onKey = (event: KeyboardEvent): void => {
    // A dialog over it has the keys, and text that is being composed its own Escape.
    if (event.defaultPrevented || event.isComposing || shown.at(-1) !== host || isCovered(host)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (event.key === 'Tab' && membersOf(host).querySelector(OVERLAY)?.checkVisibility()) goRound(event, host)
  }
  document.addEventListener('keydown', onKey, { signal })
}

/** Anything else would have focus under the veil, unseen (WCAG 2.4.11): Tab goes into the pop-up and stays there. */
function goRound(event: KeyboardEvent, host: HTMLElement): void {
  const stops = tabStops(host)
  if (event.shiftKey) stops.reverse()
  const activeElement = document.activeElement
  if (membersOf(host).contains(activeElement) && activeElement !== stops.at(-1)) return
  stops[0]?.focus()
  if (stops[0]) event.preventDefault()
}
