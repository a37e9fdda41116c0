/** Tells when elements come into view, with one observer for each offset. */
const observers = new Map<number, IntersectionObserver>()
interface Watched {
  readonly offset: number
  hide(): () => void
  show?: () => void
}
const watched = new WeakMap<Element, Watched>()

/**
 * @param offset CSS pixels at the window's bottom that do not count as in view.
 * @param hide runs if the element lies below the window; the function it returns runs once it is in view. An element
 * that is in view already, or above, is never hidden.
 */
export function watch(element: Element, offset: number, signal: AbortSignal, hide: () => () => void): void {
  watched.set(element, { offset, hide })
  signal.addEventListener('abort', () => {
    for (const observer of observers.values()) observer.unobserve(element)
  })
  observerOf(offset).observe(element)
}

function observerOf(offset: number): IntersectionObserver {
  const known = observers.get(offset)
  if (known) return known
  const observer = new IntersectionObserver((entries) => revealSeen(entries, observer), {
    rootMargin: `0px 0px ${-offset}px`,
  })
  observers.set(offset, observer)
  return observer
}

/** Measures before it hides, so that the browser computes the layout once for all elements. */
function revealSeen(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  const end = document.documentElement.scrollHeight - scrollY
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const state = watched.get(target)
    if (!state) continue
    const { offset, hide, show } = state
    if (isIntersecting || (!show && boundingClientRect.top < innerHeight)) {
      observer.unobserve(target)
      show?.()
    } else if (!show) {
      state.show = hide()
      // Too near the end of the page to be scrolled up that far: it is revealed as soon as it is visible.
      if (end - boundingClientRect.top <= offset) {
        observer.unobserve(target)
        observerOf(0).observe(target)
      }
    }
  }
}
