/** Where a target has to stand in the window. */
import { Code, refusal } from '../../src/errors'
import type { Host } from '../../src/island'
import { attributes } from './attributes'

const NAME = 'data-offset-ancre'

/**
 * Scrolls at once to the target, below whatever is fixed over it; scrolling boxes around it are the browser's.
 * @param left the pixels to leave above it, when the page has decided.
 * @returns where the browser alone would put its top: pixels below the window's.
 */
export function place(target: Element, left?: number): number {
  // What is not shown is nowhere.
  if (target.getClientRects().length === 0) return 0
  target.scrollIntoView({ behavior: 'instant' })
  const { top } = target.getBoundingClientRect()
  scrollBy({
    top: left === undefined ? Math.min(0, top - coveredFrom(target)) : top - left,
    behavior: 'instant',
  })
  return top
}

/** Pixels left above the target; what the page has decided with it includes its header (contract §7). */
export function offsetOf(target: Element, { engine, island }: Host): number | undefined {
  const element = [target, document.body].find((each) => each.hasAttribute(NAME))
  const raw = element?.getAttribute(NAME)
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
    const { bottom, height } = element.getBoundingClientRect()
    const isBar = bottom > from && height < innerHeight / 2 && !target.contains(element)
    if (isBar && /fixed|sticky/.test(getComputedStyle(element).position)) return coveredFrom(target, bottom)
  }
  return from
}
