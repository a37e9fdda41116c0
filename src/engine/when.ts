/** When an island's code is fetched: now, visible, idle, with a hash, or on interaction (`early.ts` starts those). */

import { ownGlobal } from '../dom/own-global'
import type { When } from '../island/descriptor'

/** Calls `start` once, when the condition is met and the media query matches; never after `signal` aborts. */
export function schedule(when: When, host: Element, signal: AbortSignal, start: () => void): void {
  const { on, media } = when
  const query = media && matchMedia(media)
  if (query && !query.matches) {
    query.addEventListener('change', () => schedule(when, host, signal, start), { once: true, signal })
    return
  }
  if (on === 'hash') addEventListener('hashchange', start, { signal })
  if (on === 'now' || (on === 'hash' && location.hash)) start()
  if (on === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        start()
      },
      { rootMargin: '200px' },
    )
    signal.addEventListener('abort', () => observer.disconnect())
    observer.observe(host)
  }
  if (on === 'idle') {
    // Safari has no `requestIdleCallback`.
    const idle = ownGlobal('requestIdleCallback') ?? setTimeout
    ;(idle as typeof requestIdleCallback)(() => signal.aborted || start())
  }
}
