/**
 * When an island's code is fetched: now, visible, idle, with a hash, on return, or on interaction (`early-events.ts`
 * starts those).
 */

import type { When } from '../contracts/descriptor'
import { idle, loaded } from '../dom/idle'

/** Calls `start` once, when the condition is met and the media query matches; never after `signal` aborts. */
export function schedule(when: When, host: Element, signal: AbortSignal, start: () => void): void {
  const { on, media } = when
  const query = media && matchMedia(media)
  if (query && !query.matches) {
    query.addEventListener('change', () => schedule(when, host, signal, start), { once: true, signal })
    return
  }
  if (on === 'now') start()
  if (on === 'hash') {
    addEventListener('hashchange', start, { signal })
    if (location.hash) start()
  }
  if (
    on === 'visible' ||
    ((on === 'back' || on === 'return') && isBack()) ||
    // An entry of the history may be another state of the host, or a part of it may load by itself.
    (on === 'return' && (history.state || host.querySelector('[data-load]')))
  ) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        start()
      },
      { rootMargin: '200px' },
    )
    signal.addEventListener('abort', () => observer.disconnect())
    observer.observe(host)
  }
  if (on === 'idle') {
    void loaded()
      .then(idle)
      .then(() => signal.aborted || start())
  }
}

/** Whether the visitor has come back to the page in this tab, or has loaded it again. */
function isBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward' || entry?.type === 'reload'
}
