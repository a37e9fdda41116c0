/** happy-dom's IntersectionObserver never reports: this one does when a test says what is seen. */
const live = new Set<StandInIntersectionObserver>()

export class StandInIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin: string
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly targets = new Set<Element>()
  readonly #callback: IntersectionObserverCallback

  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.rootMargin = rootMargin
    this.#callback = callback
    live.add(this)
  }
  observe(target: Element): void {
    this.targets.add(target)
  }
  unobserve(target: Element): void {
    this.targets.delete(target)
  }
  disconnect(): void {
    this.targets.clear()
  }
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
  tell(target: Element, ratio: number): void {
    const boundingClientRect = target.getBoundingClientRect()
    const entry = { target, intersectionRatio: ratio, isIntersecting: ratio > 0, boundingClientRect }
    this.#callback([entry as IntersectionObserverEntry], this)
  }
}

/** Brings `target` into view, by as much as `ratio`. */
export function see(target: Element, ratio = 1): void {
  for (const observer of [...live]) if (observer.targets.has(target)) observer.tell(target, ratio)
}

/** How many targets any observer watches. */
export function watched(): number {
  return [...live].reduce((count, { targets }) => count + targets.size, 0)
}

/** Margins of the observers that watch something. */
export const margins = (): string[] =>
  [...live].filter(({ targets }) => targets.size > 0).map(({ rootMargin }) => rootMargin)

export function forgetViews(): void {
  live.clear()
}
