/**
 * Until `domready`, a plugin of the page may still take a click on a link of a lightbox: it asks for the links then.
 * Such a click waits for it, and is ours only where nobody has asked.
 */

import type { Page } from '../src/contracts/page'
import { isPlainClick } from '../src/dom/plain-click'
import { replayTo } from '../src/island/replayed'
import { showWaiting } from '../src/island/show-waiting'
import { waitingEvents } from '../src/island/waiting-events'
import { addEvent } from './core/element-events'
import { retrieve } from './core/storage'

const LINKS = 'a[rel^="lightbox"],area[rel^="lightbox"]'

/** Holds these clicks until `domready`. */
export function holdLightboxClicks(page: Pick<Page, 'config' | 't'>): void {
  const controller = new AbortController()
  const { signal } = controller
  const ready = new Promise<void>((resolve) => {
    // The first of its handlers: those of the page run before what waits for this.
    addEvent(window, 'domready', () => {
      controller.abort()
      resolve()
    })
  })
  const hold = (event: MouseEvent): void => {
    const { target } = event
    const link = target instanceof Element && target.closest(LINKS)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // No island gets it, whether its code is here or not.
    waitingEvents.add(event)
    const before = handlersOf(event)
    const path = event.composedPath()
    showWaiting(ready, page, link)
    void ready.then(() => {
      if (!link.isConnected) return
      const isAsked = handlersOf(event, path) !== before
      // What got the first click gets no second one, but where nobody else wants it.
      if (isAsked || replayTo(target, event)) target.dispatchEvent(new MouseEvent('click', event))
    })
  }
  if (!signal.aborted) document.documentElement.addEventListener('click', hold, { signal })
}

/** How many handlers scripts have put on a click's way. */
function handlersOf(event: Event, path = event.composedPath()): number {
  let count = 0
  for (const node of path) {
    const events = retrieve<Record<string, { keys: unknown[] }>>(node, 'events') ?? {}
    for (const [type, { keys }] of Object.entries(events)) if (/^click\b/.test(type)) count += keys.length
    if ((node as HTMLElement).onclick) count += 1
  }
  return count
}
