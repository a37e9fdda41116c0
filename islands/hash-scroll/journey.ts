/** One scrolling to one target: on the way, arrived, and kept there while the page still grows. */

import { membersOf } from '../../src/dom/members'
import type { Host } from '../../src/island/island'
import { giveFocus } from './focus'
import { browsersPlace, offsetOf, place, reveal } from './place'

/** §9.2. Milliseconds. */
const DURATION = 550
/** After the page is loaded, what still grows is no longer ours to make up for. Milliseconds. */
const CALM = 3_000

const topOf = (target: Element): number => membersOf(target).getBoundingClientRect().top

/**
 * @param from the scroll position to set out from; without it, the target is there at once.
 * @returns ends it, wherever it is.
 */
export function travel(target: Element, page: Host, from?: number): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const end = () => ending.abort()
  const asking = from === undefined ? null : document.activeElement
  const offset = offsetOf(target, page)
  const settle = () => place(target, offset)
  const arrive = () => {
    settle()
    giveFocus(target, page.signal, asking)
    stay(target, settle, signal, end)
  }
  // The visitor's own hand on the page: it is never pulled away.
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, end, { signal, passive: true })
  reveal(target)
  if (from === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) arrive()
  else {
    settle()
    glide(target, from, signal, arrive)
  }
  return end
}

/** The goal is measured at each frame: images may come on the way. */
function glide(target: Element, from: number, signal: AbortSignal, arrive: () => void): void {
  const goal = topOf(target)
  const distance = scrollY - from
  const begun = performance.now()
  const step = (): void => {
    if (signal.aborted) return
    const part = (performance.now() - begun) / DURATION
    if (part >= 1) {
      arrive()
      return
    }
    // From 1 to 0, gently at both ends.
    const rest = (1 + Math.cos(part * Math.PI)) / 2
    scrollTo({ top: scrollY + topOf(target) - goal - distance * rest, behavior: 'instant' })
    requestAnimationFrame(step)
  }
  step()
}

function stay(target: Element, settle: () => void, signal: AbortSignal, end: () => void): void {
  let top = 0
  let height = 0
  const keep = () => {
    settle()
    top = topOf(target)
    height = top + scrollY
  }
  const growth = new ResizeObserver(keep)
  growth.observe(document.body)
  // A dragged scrollbar is no pointer of the page's in Firefox: the target has moved, but not in the page.
  const onScroll = () => {
    const now = topOf(target)
    if (Math.abs(now - top) <= 1) return
    // Firefox scrolls to the hash by itself once more, at some time after the page is loaded.
    const browsers = browsersPlace(target)
    if (Math.abs(now - browsers) < 2 && Math.abs(top - browsers) > 4) keep()
    else if (height && Math.abs(now + scrollY - height) < 1) end()
  }
  addEventListener('scroll', onScroll, { signal })
  let timer = 0
  const calm = () => {
    timer = window.setTimeout(end, CALM)
  }
  if (document.readyState === 'complete') calm()
  else addEventListener('load', calm, { signal })
  signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
}
