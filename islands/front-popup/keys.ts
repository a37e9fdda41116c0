/** Escape closes the pop-up; Tab stays in it where its backdrop covers the page. */
import { membersOf } from '../../src/dom/members'
import { keepTabInside } from '../../src/overlay/tab-stops'
import { BACKDROP, isCovered } from './backdrop'

/** Open pop-ups, oldest first: keys go to the last one. */
const shown: HTMLElement[] = []

/** Listens until the pop-up closes. @param signal aborts when it closes. */
export function listenToKeys(host: HTMLElement, signal: AbortSignal, close: () => void): void {
  shown.push(host)
  signal.addEventListener('abort', () => shown.splice(shown.indexOf(host), 1))
  const onKey = (event: KeyboardEvent): void => {
    // A dialog above has the keys, and an input method uses Escape for itself.
    if (event.defaultPrevented || event.isComposing || shown.at(-1) !== host || isCovered(host)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    // Outside the pop-up the backdrop would hide the focus (WCAG 2.4.11).
    if (event.key === 'Tab' && membersOf(host).querySelector(BACKDROP)?.checkVisibility())
      keepTabInside(event, host)
  }
  document.addEventListener('keydown', onKey, { signal })
}
