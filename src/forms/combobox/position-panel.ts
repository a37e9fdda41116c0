/** Where a field's list lies: in the top layer, so that nothing of the page cuts it off or covers it. */

import { isRtl } from '../../dom/rtl'
import { keepPlaced } from '../../overlay/keep-placed'
import { placeList, visibleArea } from '../../overlay/place-beside'
import type { Put } from '../../rendering/react-root'

/** The width of a list, and its side of the field. */
export interface PositionOptions {
  /** CSS pixels; by default, the list is as wide as the field. */
  readonly width?: number
  /** The side on which the list lies while it has room there. */
  readonly side: 'top' | 'bottom'
}

/** Puts a root's container where the site's layout does not see it: what it holds is in the top layer. */
export const withoutBox =
  (put: Put): Put =>
  (container) => {
    container.style.setProperty('display', 'contents', 'important')
    put(container)
  }

/** CSS pixels: with less room on the wanted side, the list takes the other side if that has more. */
const ENOUGH = 180

/** Shows a manual popover beside `anchor` and keeps it there until `signal` aborts. */
export function showBeside(
  panel: HTMLElement,
  anchor: Element,
  options: PositionOptions,
  signal: AbortSignal,
): void {
  panel.showPopover()
  const place = (zoom: number) => positionPanel(panel, anchor.getBoundingClientRect(), options, zoom)
  keepPlaced(anchor, panel, place, signal)
}

function positionPanel(
  panel: HTMLElement,
  box: DOMRect,
  { width: own, side }: PositionOptions,
  zoom: number,
): void {
  const wanted = { width: (own ?? 0) * zoom || box.width, height: ENOUGH, side, isRtl: isRtl(panel) }
  const { side: taken, x, y, width, room } = placeList(box, wanted, visibleArea())
  const px = (value: number) => `${value / zoom}px`
  const properties = {
    left: px(x),
    width: px(width),
    room: px(room),
    top: px(y),
    // Not from the bottom of the window: on iOS nobody knows where that is while the keyboard is up.
    lift: taken === 'top' ? '-100%' : '0',
  }
  // As custom properties: our style sheet places the list, and no rule of the site overrides it.
  for (const [name, value] of Object.entries(properties)) panel.style.setProperty(`--ilots-${name}`, value)
}
