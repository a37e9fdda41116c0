/** Sizes and positions, in CSS pixels, of elements, windows and documents. */
import { byId, giveElements, giveEverywhere } from './elements'
import { chainable, methodsOf } from './methods'

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

function getSize(place: Place): Point {
  const { clientWidth, clientHeight } = rootOf(place)
  if (isPage(place)) return { x: clientWidth, y: clientHeight }
  // Shapes in SVG have no offset sizes.
  const { width, height } = (place as Element).getBoundingClientRect()
  const { offsetWidth: x = width, offsetHeight: y = height } = place as HTMLElement
  return { x, y }
}

function getScroll(place: Place): Point {
  const view = documentOf(place).defaultView
  if (isPage(place)) return { x: view?.scrollX ?? 0, y: view?.scrollY ?? 0 }
  const { scrollLeft: x, scrollTop: y } = place as Element
  return { x, y }
}

function getScrollSize(place: Place): Point {
  const { scrollWidth: x, scrollHeight: y } = place as Element
  if (!isPage(place)) return { x, y }
  const { body } = documentOf(place)
  const least = getSize(place)
  const root = rootOf(place)
  return {
    x: Math.max(root.scrollWidth, body?.scrollWidth ?? 0, least.x),
    y: Math.max(root.scrollHeight, body?.scrollHeight ?? 0, least.y),
  }
}

function getScrolls(element: Element): Point {
  const sum = { x: 0, y: 0 }
  for (let node = element.parentElement; node && !isPage(node); node = node.parentElement) {
    sum.x += node.scrollLeft
    sum.y += node.scrollTop
  }
  return sum
}

type Width = 'borderLeftWidth' | 'borderTopWidth' | 'marginLeft' | 'marginTop'
const pixels = (element: Element, width: Width) => Number.parseInt(getComputedStyle(element)[width], 10) || 0

function getOffsets(element: Element): Point {
  const { left, top } = element.getBoundingClientRect()
  const root = rootOf(element)
  const isFixed = getComputedStyle(element).position === 'fixed'
  const scroll = isFixed ? { x: 0, y: 0 } : getScroll(documentOf(element))
  return {
    x: Math.trunc(left) + scroll.x - root.clientLeft,
    y: Math.trunc(top) + scroll.y - root.clientTop,
  }
}

/**
 * Measures where an element is.
 * @param relative the element from which it is measured; the page by default.
 */
function getPosition(place: Place, relative?: unknown): Point {
  if (isPage(place)) return { x: 0, y: 0 }
  const offset = getOffsets(place as Element)
  const base = relative ? byId(relative) : null
  if (!base) return offset
  const from = getPosition(base)
  return {
    x: offset.x - from.x - pixels(base, 'borderLeftWidth'),
    y: offset.y - from.y - pixels(base, 'borderTopWidth'),
  }
}

function getCoordinates(place: Place, relative?: unknown) {
  const { x: width, y: height } = getSize(place)
  const { x: left, y: top } = getPosition(place, relative)
  return { left, top, width, height, right: left + width, bottom: top + height }
}

const computePosition = (element: HTMLElement, at: Point) => ({
  left: at.x - pixels(element, 'marginLeft'),
  top: at.y - pixels(element, 'marginTop'),
})

/** Makes the short forms of 1.1 and 1.2: `getWidth`, `getScrollTop`. */
const short = (name: string, measure: (place: Place) => Point, [x, y]: readonly [string, string]) => ({
  [`get${name}${x}`]: (place: Place) => measure(place).x,
  [`get${name}${y}`]: (place: Place) => measure(place).y,
})
const SIZE = ['Width', 'Height'] as const
const CORNER = ['Left', 'Top'] as const

export function installDimensions(): void {
  const methods = {
    getScrolls,
    getOffsets,
    getOffsetParent: (element: HTMLElement) =>
      isPage(element) || getComputedStyle(element).position === 'fixed' ? null : element.offsetParent,
    computePosition,
  }
  const setPosition = (element: HTMLElement, at: Point) => {
    const { left, top } = computePosition(element, at)
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
  }
  giveElements({ ...methodsOf(methods), ...chainable({ setPosition }) })
  giveEverywhere(
    methodsOf({
      getSize,
      getScroll,
      getScrollSize,
      getPosition,
      getCoordinates,
      ...short('', getSize, SIZE),
      ...short('', getPosition, CORNER),
      ...short('Scroll', getScroll, CORNER),
      ...short('Scroll', getScrollSize, SIZE),
    }),
  )
}
