/** When an element comes into view: one observer for each offset, however many elements have it. */
const observers = new Map<number, IntersectionObserver>()
interface Watched {
  readonly offset: number
  hide(): () => void
  show?: () => void
}
const watched = new WeakMap<Element, Watched>()

/**
 * @param offset pixels of the window's lower end that do not count as seen.
 * @param hide runs when the element lies below the window; what it returns runs when it has come into view. What
 * is seen already, or was scrolled past, is never hidden.
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
  const observer = new IntersectionObserver((entries) => judge(entries, observer), {
    rootMargin: `0px 0px ${-offset}px`,
  })
  observers.set(offset, observer)
  return observer
}

/** All is measured before anything is hidden: the page is laid out once for all of them. */
function judge(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
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
      // The end of the page never comes up that far.
      if (end - boundingClientRect.top <= offset) {
        observer.unobserve(target)
        observerOf(0).observe(target)
      }
    }
  }
}
