/** Where something of ours lies beside an element of the page: the calendar's picker, a field's suggestions. */

/** CSS pixels between the two, for the ring of the focus, and to the edges of what the visitor sees. */
const GAP = 8

/** A rectangle of the window, in CSS pixels, as `getBoundingClientRect` gives it. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What is to be placed. */
export interface Wanted {
  readonly width: number
  /** CSS pixels: its height; of a list, the height below which it goes to the other side. */
  readonly height: number
  /** The side on which it lies while it has room there; `bottom` by default. */
  readonly side?: 'top' | 'bottom'
  /** Whether the page is read from right to left there: both end on the same right, and beside is on the left. */
  readonly isRtl?: boolean
}

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly side: 'top' | 'bottom' | 'beside' | 'over'
  readonly x: number
  /** Its upper edge; of a list that lies above, its lower edge: its height is not known yet. */
  readonly y: number
  /** No wider than the window. */
  readonly width: number
  /** The most height that it can have there. */
  readonly room: number
}

/**
 * Finds the place of a list, which takes the room that there is and scrolls: on the wanted side, or where it has
 * more. An element that is scrolled out of sight takes along what lies above or below it.
 * @param view what the visitor sees of the window; `visibleArea` reads it.
 */
export function placeList(anchor: Box, wanted: Wanted, view: Box): Place {
  const { side = 'bottom', isRtl } = wanted
  const width = Math.min(wanted.width, view.right - view.left - 2 * GAP)
  const x = Math.max(
    view.left + GAP,
    Math.min(isRtl ? anchor.right - width : anchor.left, view.right - width - GAP),
  )
  const rooms = { top: anchor.top - view.top - 2 * GAP, bottom: view.bottom - anchor.bottom - 2 * GAP }
  const other = side === 'top' ? 'bottom' : 'top'
  const taken = rooms[side] >= Math.min(wanted.height, rooms[other]) ? side : other
  const y = taken === 'bottom' ? anchor.bottom + GAP : anchor.top - GAP
  return { side: taken, x, y, width, room: Math.max(0, rooms[taken]) }
}

/** Finds the place of a box that keeps its size: on the wanted side, the other, beside the element, or over it. */
export function placeBeside(anchor: Box, wanted: Wanted, view: Box): Place {
  const { height, isRtl } = wanted
  const place = placeList(anchor, wanted, view)
  const { side, x, y, width } = place
  if (place.room >= height) return { ...place, y: side === 'bottom' ? y : y - height }
  const highest = view.top + GAP
  const lowest = Math.max(highest, view.bottom - height - GAP)
  const whole = { width, room: view.bottom - view.top - 2 * GAP }
  const edge = isRtl ? anchor.left - width - GAP : anchor.right + GAP
  return edge >= view.left + GAP && edge + width + GAP <= view.right
    ? { side: 'beside', x: edge, y: Math.max(highest, Math.min(anchor.top, lowest)), ...whole }
    : { side: 'over', x, y: Math.max(highest, Math.min(anchor.bottom + GAP, lowest)), ...whole }
}

/**
 * What the visitor sees of the window: less than all of it above the keyboard of a phone. From side to side it is the
 * whole window, also on a page that is pinched larger, where the visitor moves about in it.
 */
export function visibleArea(): Box {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {}
  return { left: 0, top: offsetTop, right: clientWidth, bottom: offsetTop + height }
}
