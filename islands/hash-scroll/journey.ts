/** One scrolling to one target: on the way, arrived, and kept there while the page still grows. */
import type { Host } from '../../src/island'
import { giveFocus } from './focus'
import { offsetOf, place } from './place'

/** §9.2. Milliseconds. */
const DURATION = 550
/** After the page is loaded, what still grows is no longer ours to make up for. Milliseconds. */
const CALM = 3_000

export class Journey {
  readonly #target: Element
  readonly #page: Host
  readonly #left: number | undefined
  readonly #ending = new AbortController()

  /** @param from the scroll position to set out from; without it, the target is there at once. */
  constructor(target: Element, page: Host, from?: number) {
    this.#target = target
    this.#page = page
    this.#left = offsetOf(target, page)
    const { signal } = this.#ending
    // The visitor's own hand on the page: it is never pulled away.
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(type, () => this.end(), { signal, passive: true })
    place(target, this.#left)
    if (from === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) this.#arrive()
    else this.#travel(from)
  }

  end(): void {
    this.#ending.abort()
  }

  #place(): void {
    place(this.#target, this.#left)
  }

  #top(): number {
    return this.#target.getBoundingClientRect().top
  }

  /** The goal is measured at each frame: images may come on the way. */
  #travel(from: number): void {
    const { signal } = this.#ending
    const goal = this.#top()
    const distance = scrollY - from
    const begun = performance.now()
    const step = (): void => {
      if (signal.aborted) return
      const part = Math.min(1, (performance.now() - begun) / DURATION)
      if (part === 1) {
        this.#place()
        this.#arrive(true)
        return
      }
      // From 1 to 0, gently at both ends.
      const rest = (1 + Math.cos(part * Math.PI)) / 2
      scrollTo({ top: scrollY + this.#top() - goal - distance * rest, behavior: 'instant' })
      requestAnimationFrame(step)
    }
    step()
  }

  #arrive(asked = false): void {
    giveFocus(this.#target, this.#page.signal, asked)
    this.#stay()
  }

  #stay(): void {
    const { signal } = this.#ending
    let top = this.#top()
    let height = top + scrollY
    const growth = new ResizeObserver(() => {
      this.#place()
      top = this.#top()
      height = top + scrollY
    })
    growth.observe(document.body)
    // A dragged scrollbar is no pointer of the page's in Firefox: the target has moved, but not in the page.
    const onScroll = () => {
      if (Math.abs(this.#top() - top) > 1 && Math.abs(this.#top() + scrollY - height) < 1) this.end()
    }
    addEventListener('scroll', onScroll, { signal })
    let timer = 0
    const calm = () => {
      timer = window.setTimeout(() => this.end(), CALM)
    }
    if (document.readyState === 'complete') calm()
    else addEventListener('load', calm, { signal })
    signal.addEventListener('abort', () => {
      growth.disconnect()
      clearTimeout(timer)
    })
  }
}
