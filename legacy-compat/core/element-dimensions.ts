/** Sizes and positions, in CSS pixels, of elements, windows and documents. */
import { byId, giveElements, giveEverywhere } from './elements'

type Place = Element | Document | Window
interface Point {
  x: number
  y: number
}

/** Whether a place is the page itself, whose window's size and scroll are meant. */
const isPage = (place: Place): boolean => !('tagName' in place) || /^(body|html)$/i.test(place.tagName)
const rootOf = (place: Place): HTMLElement => documentOf(place).documentElement

/** The document of a window; anything else is returned as it is. */
export const nodeOf = (place: Place): Element | Document =>
  'document' in place && place === place.window ? place.document : (place as Element | Document)

export function documentOf(place: Place): Document {
  const node = nodeOf(place)
  return node.ownerDocument ?? (node as Document)
}

function getSize(this: Place): Point {
  const { clientWidth, clientHeight } = rootOf(this)
  if (isPage(this)) return { x: clientWidth, y: clientHeight }
  // Shapes in SVG have no offset sizes.
  const { width, height } = (this as Element).getBoundingClientRect()
  const { offsetWidth: x = width, offsetHeight: y = height } = this as HTMLElement
  return { x, y }
}

function getScroll(this: Place): Point {
  const view = documentOf(this).defaultView
  if (isPage(this)) return { x: view?.scrollX ?? 0, y: view?.scrollY ?? 0 }
  const { scrollLeft: x, scrollTop: y } = this as Element
  return { x, y }
}

function getScrollSize(this: Place): Point {
  const { scrollWidth: x, scrollHeight: y } = this as Element
  if (!isPage(this)) return { x, y }
  const { body } = documentOf(this)
  const least = getSize.call(this)
  const root = rootOf(this)
  return {
    x: Math.max(root.scrollWidth, body?.scrollWidth ?? 0, least.x),
    y: Math.max(root.scrollHeight, body?.scrollHeight ?? 0, least.y),
  }
}

function getScrolls(this: Element): Point {
  const sum = { x: 0, y: 0 }
  let node = this.parentElement
  while (node && !isPage(node)) {
    const { scrollLeft, scrollTop, parentElement } = node
    sum.x += scrollLeft
    sum.y += scrollTop
    node = parentElement
  }
  return sum
}

type Width = 'borderLeftWidth' | 'borderTopWidth' | 'marginLeft' | 'marginTop'
const pixels = (element: Element, width: Width) => Number.parseInt(getComputedStyle(element)[width], 10) || 0

function getOffsets(this: Element): Point {
  const { left, top } = this.getBoundingClientRect()
  const root = rootOf(this)
  const isFixed = getComputedStyle(this).position === 'fixed'
  const scroll = isFixed ? { x: 0, y: 0 } : getScroll.call(documentOf(this))
  return {
    x: Math.trunc(left) + scroll.x - root.clientLeft,
    y: Math.trunc(top) + scroll.y - root.clientTop,
  }
}

/**
 * Measures where an element is.
 * @param relative the element from which it is measured; the page by default.
 */
function getPosition(this: Place, relative?: unknown): Point {
  if (isPage(this)) return { x: 0, y: 0 }
  const offset = getOffsets.call(this as Element)
  const base = relative ? byId(relative) : null
  if (!base) return offset
  const from = getPosition.call(base)
  return {
    x: offset.x - from.x - pixels(base, 'borderLeftWidth'),
    y: offset.y - from.y - pixels(base, 'borderTopWidth'),
  }
}

function getCoordinates(this: Place, relative?: unknown) {
  const size = getSize.call(this)
  const { x: left, y: top } = getPosition.call(this, relative)
  return { left, top, width: size.x, height: size.y, right: left + size.x, bottom: top + size.y }
}

function getOffsetParent(this: HTMLElement): Element | null {
  return isPage(this) || getComputedStyle(this).position === 'fixed' ? null : this.offsetParent
}

function computePosition(this: HTMLElement, at: Point) {
  return { left: at.x - pixels(this, 'marginLeft'), top: at.y - pixels(this, 'marginTop') }
}

/** Makes the short forms of 1.1 and 1.2: `getWidth`, `getScrollTop`. */
function short(name: string, measure: (this: Place) => Point, [x, y]: readonly [string, string]): object {
  const get = (axis: keyof Point) =>
    function (this: Place) {
      return measure.call(this)[axis]
    }
  return { [`get${name}${x}`]: get('x'), [`get${name}${y}`]: get('y') }
}
const SIZE = ['Width', 'Height'] as const
const CORNER = ['Left', 'Top'] as const

export function installDimensions(): void {
  giveElements({
    getScrolls,
    getOffsets,
    getOffsetParent,
    computePosition,
    setPosition(this: HTMLElement, at: Point) {
      const { left, top } = computePosition.call(this, at)
      Object.assign(this.style, { left: `${left}px`, top: `${top}px` })
      return this
    },
  })
  giveEverywhere({
    getSize,
    getScroll,
    getScrollSize,
    getPosition,
    getCoordinates,
    ...short('', getSize, SIZE),
    ...short('', getPosition, CORNER),
    ...short('Scroll', getScroll, CORNER),
    ...short('Scroll', getScrollSize, SIZE),
  })
}
