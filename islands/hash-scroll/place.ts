/** Where a target has to stand in the window. */

import { membersOf } from '../../src/dom/members'
import { Code, refusal } from '../../src/island/errors'
import type { Host } from '../../src/island/island'
import { attributes } from './attributes'

const NAME = 'data-offset-ancre'

// What is not shown is nowhere.
const isShown = (target: Element): boolean => membersOf(target).getClientRects().length > 0

/** As the browser does it, scrolling boxes around the target included. */
export function reveal(target: Element): void {
  if (isShown(target)) membersOf(target).scrollIntoView({ behavior: 'instant' })
}

/**
 * Scrolls the window at once, so that the target stands below whatever is fixed over it.
 * @param left the pixels to leave above it, when the page has decided.
 */
export function place(target: Element, left?: number): void {
  if (!isShown(target)) return
  const goal = left ?? Math.max(browsersPlace(target), coveredFrom(target))
  // Absolute: Firefox plays a relative scroll against one of its own that is still under way.
  scrollTo({ top: scrollY + membersOf(target).getBoundingClientRect().top - goal, behavior: 'instant' })
}

/** Where the browser alone puts a target's top: pixels below the window's. */
export const browsersPlace = (target: Element): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) +
  (Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0)

/** Pixels left above the target; what the page has decided with it includes its header (contract §7). */
export function offsetOf(target: Element, { engine, island }: Host): number | undefined {
  const element = [target, document.body].find((each) => membersOf(each).hasAttribute(NAME))
  const raw = membersOf(element)?.getAttribute(NAME)
  if (typeof raw !== 'string') return undefined
  const { read, expected } = attributes.offsetAncre
  const offset = read(raw)
  if (offset === undefined)
    engine.report.error(Code.attributeRefused, refusal(NAME, raw, expected), { island, element })
  return offset
}

/** A bar may float a little below the edge, or below another bar. Pixels. */
const GAP = 16

/** The lower edge of the bars that stay over the top of the window; a veil over half of it is none. */
function coveredFrom(target: Element, from = 0): number {
  for (const element of document.elementsFromPoint(innerWidth / 2, from + GAP)) {
    const { bottom, height } = membersOf(element).getBoundingClientRect()
    const isBar = bottom > from && height < innerHeight / 2 && !membersOf(target).contains(element)
    if (isBar && /fixed|sticky/.test(getComputedStyle(element).position)) return coveredFrom(target, bottom)
  }
  return from
}
