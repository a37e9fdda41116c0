/** When an island's code is fetched: now, visible, idle, or on interaction (`early.ts` starts those); with an event of the window besides. */
import type { When } from './island'

/** Calls `start` once, when the condition is met and the media query matches; never after `signal` aborts. */
export function schedule(when: When, host: Element, signal: AbortSignal, start: () => void): void {
  const query = when.media && matchMedia(when.media)
  if (query && !query.matches) {
    query.addEventListener('change', () => schedule(when, host, signal, start), { once: true, signal })
    return
  }
  if (when.event) addEventListener(when.event, start, { once: true, signal })
  if (when.on === 'now') start()
  if (when.on === 'visible') {
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
  if (when.on === 'idle') (window.requestIdleCallback ?? setTimeout)(() => signal.aborted || start())
}
