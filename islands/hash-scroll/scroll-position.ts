/** Where in the window a target has to stand, and scrolling it there. */

import { refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContextBase } from '../../src/contracts/island'
import { attributes } from './attributes'

const NAME = 'data-offset-ancre'

// A hidden element has no position.
const isShown = (target: Element): boolean => target.getClientRects().length > 0

/** Scrolls as the browser does: the scrollable boxes around the target, too. */
export function scrollBoxes(target: Element): void {
  if (isShown(target)) target.scrollIntoView({ behavior: 'instant' })
}

/**
 * Scrolls the window at once, so that the target stands below the bars that are fixed above it.
 * @param left pixels to leave above it, when the page gives a number.
 */
export function scrollBelowBars(target: Element, left?: number): void {
  if (!isShown(target)) return
  const goal = left ?? Math.max(browserOffset(target), lowerEdgeOfBars(target))
  // Absolute: Firefox adds a relative scroll to one of its own that is still under way.
  scrollTo({ top: scrollY + target.getBoundingClientRect().top - goal, behavior: 'instant' })
}

/** Where the browser by itself puts the target's top. Pixels below the window's top. */
export const browserOffset = (target: Element): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) +
  (Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0)

/** Pixels that the page wants above the target, its header included; undefined when it gives none (contract §7). */
export function offsetOf(target: Element, { page, island }: IslandContextBase): number | undefined {
  const element = [target, document.body].find((each) => each.hasAttribute(NAME))
  const raw = element?.getAttribute(NAME)
  if (typeof raw !== 'string') return undefined
  const { read, expected } = attributes.offsetAncre
  const offset = read(raw)
  if (offset === undefined)
    page.report.error(Code.attributeRefused, refusal(NAME, raw, expected), { island, element })
  return offset
}

/** The gap that may lie above a floating bar. Pixels. */
const GAP = 16

/** The lower edge, in pixels, of the bars that stay at the window's top. None covers half the window. */
function lowerEdgeOfBars(target: Element, from = 0): number {
  for (const element of document.elementsFromPoint(innerWidth / 2, from + GAP)) {
    const { bottom, height } = element.getBoundingClientRect()
    const isBar = bottom > from && height < innerHeight / 2 && !target.contains(element)
    if (isBar && ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      return lowerEdgeOfBars(target, bottom)
  }
  return from
}
