/** Scrolls to one target, gives it the focus, and keeps it in place while the page still grows (§9.2). */

import type { IslandContextBase } from '../../src/contracts/island'
import { reveal } from '../../src/dom/reveal'
import { browserOffset, offsetOf, scrollBelowBars, scrollBoxes } from './scroll-position'

/** §9.2. Milliseconds. */
const DURATION = 550
/** How long after the page's load growth is still corrected. Milliseconds. */
const SETTLING = 3_000

const topOf = (target: Element): number => target.getBoundingClientRect().top

/**
 * Scrolls until the target is reached and the page is settled, or until the visitor takes over.
 * @param from the scroll position to glide from; without it, the page jumps.
 * @returns ends it at any point.
 */
export function scrollToTarget(target: Element, context: IslandContextBase, from?: number): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const end = () => ending.abort()
  const focusedBefore = from === undefined ? null : document.activeElement
  const offset = offsetOf(target, context)
  const correct = () => scrollBelowBars(target, offset)
  const arrive = () => {
    correct()
    giveFocus(target, context.signal, focusedBefore)
    holdPosition(target, correct, signal, end)
  }
  // The visitor scrolls or types: the page must not be moved against them.
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, end, { signal, passive: true })
  // The browser does so for an element that it has found itself.
  reveal(target)
  scrollBoxes(target)
  if (from === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) arrive()
  else {
    correct()
    glide(target, from, signal, arrive)
  }
  return end
}

/** Animates the way there. The goal is measured at each frame, since images may load meanwhile. */
function glide(target: Element, from: number, signal: AbortSignal, arrive: () => void): void {
  const goal = topOf(target)
  const distance = scrollY - from
  const begun = performance.now()
  const step = (): void => {
    if (signal.aborted) return
    const progress = (performance.now() - begun) / DURATION
    if (progress >= 1) {
      arrive()
      return
    }
    // Eased from 1 to 0.
    const rest = (1 + Math.cos(progress * Math.PI)) / 2
    scrollTo({ top: scrollY + topOf(target) - goal - distance * rest, behavior: 'instant' })
    requestAnimationFrame(step)
  }
  step()
}

/** Corrects the position while the page grows, until the visitor scrolls or the page has been loaded for a while. */
function holdPosition(target: Element, correct: () => void, signal: AbortSignal, end: () => void): void {
  let top = 0
  let height = 0
  const correctAndMeasure = () => {
    correct()
    top = topOf(target)
    height = top + scrollY
  }
  const growth = new ResizeObserver(correctAndMeasure)
  growth.observe(document.body)
  // Firefox sends no pointer event for a dragged scrollbar: the target then moves in the window, but not in the page.
  const onScroll = () => {
    const now = topOf(target)
    if (Math.abs(now - top) <= 1) return
    // Firefox scrolls to the hash once more by itself, some time after the load.
    const ofBrowser = browserOffset(target)
    if (Math.abs(now - ofBrowser) < 2 && Math.abs(top - ofBrowser) > 4) correctAndMeasure()
    else if (height && Math.abs(now + scrollY - height) < 1) end()
  }
  addEventListener('scroll', onScroll, { signal })
  let timer = 0
  const endLater = () => {
    timer = window.setTimeout(end, SETTLING)
  }
  if (document.readyState === 'complete') endLater()
  else addEventListener('load', endLater, { signal })
  signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
}

/**
 * Focuses the first text input in the target, else the target itself, so that Tab and screen readers continue there
 * (§2.11).
 * @param focusedBefore had the focus when the link was followed. Anything else that has it by now keeps it.
 */
export function giveFocus(target: Element, signal: AbortSignal, focusedBefore: Element | null): void {
  const activeElement = document.activeElement
  const body = document.body
  const documentElement = document.documentElement
  if (!(target instanceof HTMLElement) || target === documentElement) return
  if (activeElement && ![body, target, focusedBefore].includes(activeElement)) return
  const field = firstField(target)
  if (!field) makeFocusable(target, signal)
  const focused = field ?? target
  focused.focus({ preventScroll: true })
}

/**
 * The first field that is visible without scrolling on. None in `main`: a skip link leads there to read, not to type.
 */
function firstField(target: HTMLElement): HTMLElement | undefined {
  if (target.localName === 'main') return undefined
  return [...target.querySelectorAll<HTMLElement>('input:read-write,textarea:read-write')].find((field) => {
    const { bottom, height } = field.getBoundingClientRect()
    // A field in a closed `details` has a height, too.
    return height && bottom < innerHeight && field.checkVisibility()
  })
}

function makeFocusable(place: HTMLElement, signal: AbortSignal): void {
  if (place.tabIndex >= 0 || place.hasAttribute('tabindex')) return
  place.setAttribute('tabindex', '-1')
  const restore = () => place.removeAttribute('tabindex')
  place.addEventListener('blur', restore, { once: true, signal })
  signal.addEventListener('abort', restore)
}
