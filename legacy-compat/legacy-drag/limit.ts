/** How far an element may be moved within its container. */
import { pixels } from '../measured'
import type { OldElement } from '../old-element'
import { AXES, type DragObject, type MoveObject } from './types'

const SIDES = {
  x: { start: 'left', end: 'right', size: 'offsetWidth' },
  y: { start: 'top', end: 'bottom', size: 'offsetHeight' },
} as const

const styleOf = (element: Element) => getComputedStyle(element).position

export function limitOf(element: OldElement, container: OldElement, options: MoveObject['options']) {
  const { body } = document
  const parent = element.getOffsetParent() ?? (body as OldElement)
  const at = container.getCoordinates(parent)
  const isRelative = styleOf(element) === 'relative'
  const coordinates = element.getCoordinates(parent)
  const scroll = parent.getScroll()
  const limit: Record<string, [number, number]> = {}
  for (const axis of AXES) {
    const { start, end, size } = SIDES[axis]
    const [before, after] = [pixels(element, `margin-${start}`), pixels(element, `margin-${end}`)]
    const border = pixels(container, `border-${start}-width`)
    const isInner = container !== parent
    let first = scroll[axis]
    let last =
      at[end] - pixels(container, `border-${end}-width`) + scroll[axis] - element[size] - before - after
    if (options.includeMargins) first += before
    else last += after
    if (isRelative) {
      // Where it would stand if it were not moved.
      const shift = coordinates[start] - pixels(element, start)
      first += (styleOf(container) === 'relative' ? 0 : border) - shift
      last += before - shift
      if (isInner) {
        const padding = pixels(parent, `padding-${start}`)
        if (axis === 'x' || parent !== body) first += pixels(container, `margin-${start}`) + padding
        if (!padding) first = Math.max(0, first)
      }
    } else first += (isInner ? at[start] + border : 0) - before
    limit[axis] = [first, last]
  }
  return limit as DragObject['options']['limit']
}
