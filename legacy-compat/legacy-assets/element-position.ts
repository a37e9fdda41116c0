/** `Element.Position`: places an element at an edge, a corner or the centre of another one, or of the window. */

import { ownProperty } from '../../src/base/own-property'
import type { Kit } from '../kit'
import { measured } from '../measured'
import type { OldElement, Point } from '../old-element'
import { dimensions, type Sizes } from './measure'

interface Corner {
  x: string
  y: string
}
export interface PositionOptions {
  relativeTo?: unknown
  position?: string | Partial<Corner>
  edge?: string | Partial<Corner> | false
  offset?: Partial<Point>
  minimum?: Partial<Point>
  maximum?: Partial<Point>
  relFixedPosition?: boolean
  ignoreMargins?: boolean
  ignoreScroll?: boolean
  allowNegative?: boolean
  returnPos?: boolean
}
type Place = Record<'left' | 'top', number>

const AXES = [
  { axis: 'x', at: 'left', start: 'left', end: 'right', plane: 'Width' },
  { axis: 'y', at: 'top', start: 'top', end: 'bottom', plane: 'Height' },
] as const
type Axis = (typeof AXES)[number]

/** Reads `'topLeft'`, `'upperRight'` or `{ x: 'left' }`; the default is the centre. */
function cornerOf(given: string | Partial<Corner> | undefined): Corner {
  if (typeof given !== 'string') return { x: 'center', y: 'center', ...given }
  return {
    x: /left|right/i.exec(given)?.[0].toLowerCase() ?? 'center',
    y: /upper|top/i.test(given) ? 'top' : /bottom/i.test(given) ? 'bottom' : 'center',
  }
}

/** Where the element's positioned ancestor begins; `null` when that is the page. */
function originOf(element: OldElement): { parent: OldElement; at: Point } | null {
  const parent = measured(element, () => element.getOffsetParent())
  if (!parent || parent === document.body) return null
  const scroll = parent.getScroll()
  const at = measured(parent, () => {
    const { x, y } = parent.getPosition()
    const isFixed = getComputedStyle(parent).position === 'fixed'
    return isFixed ? { x: x + window.scrollX, y: y + window.scrollY } : { x, y }
  })
  return { parent, at: { x: at.x - scroll.x, y: at.y - scroll.y } }
}

/** How far from its own start the element's named edge is. */
function reach(edge: string, { start, end, plane, axis }: Axis, size: Sizes): number {
  if (edge === start) return 0
  if (edge !== end) return Math.round((size[`total${plane}`] ?? 0) / 2)
  const edges = [start, end].map(
    (side) => ownProperty(size, `computed${side.charAt(0).toUpperCase()}${side.slice(1)}`) ?? 0,
  )
  return edges.reduce((sum, each) => sum + each, size[axis] ?? 0)
}

/** How far the margin moves the named edge. */
function marginAt(edge: string, { start, end }: Axis, size: Sizes): number {
  const [before = 0, after = 0] = [size[`margin-${start}`], size[`margin-${end}`]]
  if (edge === end) return after
  return edge === 'center' ? (after - before) / 2 : -before
}

/** @returns `left` and `top` in whole pixels, as the element's positioned ancestor counts them. */
export function positionOf(element: OldElement, options: PositionOptions, byId: Kit['byId']): Place {
  const { body } = document
  const given = byId(options.relativeTo ?? null) as OldElement | null
  const target = given && 'offsetWidth' in given ? given : (body as OldElement)
  const isPage = target === body
  const position = cornerOf(options.position)
  const isCentre = position.x === 'center' && position.y === 'center'
  const edge = options.edge ? cornerOf(options.edge) : isCentre ? position : { x: 'left', y: 'top' }
  const size = dimensions(element, { computeSize: true, styles: ['padding', 'border', 'margin'] })
  const origin = originOf(element)
  const base = isPage ? { x: window.scrollX, y: window.scrollY } : target.getPosition()
  const seen = (window as unknown as OldElement).getSize()
  const isFree = options.allowNegative || (origin && origin.parent !== given)
  const isFixed = options.relFixedPosition || getComputedStyle(target).position === 'fixed'
  const place = { left: 0, top: 0 }
  for (const one of AXES) {
    const { axis, at, start, end, plane } = one
    const whole = target[`offset${plane}`]
    const along =
      ownProperty({ [start]: 0, [end]: whole }, position[axis]) ?? (isPage ? seen[axis] : whole) / 2
    const offset = (options.offset?.[axis] ?? 0) - (origin?.at[axis] ?? 0)
    let value = base[axis] + along + offset - reach(edge[axis], one, size)
    value = Math.trunc(value >= 0 || isFree ? value : 0)
    value = Math.max(value, options.minimum?.[axis] ?? value)
    value = Math.min(value, options.maximum?.[axis] ?? value)
    if (isFixed) value += axis === 'x' ? window.scrollX : window.scrollY
    if (options.ignoreScroll) value -= target.getScroll()[axis]
    if (options.ignoreMargins) value += marginAt(edge[axis], one, size)
    place[at] = Math.ceil(value)
  }
  return place
}

export const positionFunctions = (byId: Kit['byId']) => ({
  calculatePosition: (element: OldElement, options: PositionOptions = {}) =>
    positionOf(element, options, byId),
  position(element: OldElement, options: PositionOptions & Partial<Point> = {}) {
    // The name that `setPosition` had before.
    if ((options.x ?? options.y ?? null) !== null) return element.setPosition(options as Point)
    element.setStyle('position', 'absolute')
    const place = positionOf(element, options, byId)
    return options.returnPos ? place : element.setStyles(place)
  },
})
