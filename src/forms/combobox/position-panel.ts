/** Where a field's list lies: in the top layer, so that nothing of the page cuts it off or covers it. */

import { keepPlaced } from '../../overlay/keep-placed'
import { placeBeside, visibleArea } from '../../overlay/place-beside'

/** The width of a list, and its side of the field. */
export interface PositionOptions {
  /** CSS pixels; by default, the list is as wide as the field. */
  readonly width?: number
  /** The side on which the list lies while it has room there. */
  readonly side: 'top' | 'bottom'
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
  keepPlaced(() => positionPanel(panel, anchor.getBoundingClientRect(), options), signal)
}

function positionPanel(panel: HTMLElement, box: DOMRect, { width: own, side }: PositionOptions): void {
  const wanted = { width: own || box.width, height: ENOUGH, side, canShrink: true }
  const { side: taken, x, y, width, room } = placeBeside(box, wanted, visibleArea())
  const { style } = panel
  // As custom properties: our style sheet places the list, and no rule of the site overrides it.
  style.setProperty('--ilots-left', `${x}px`)
  style.setProperty('--ilots-width', `${width}px`)
  style.setProperty('--ilots-room', `${room}px`)
  style.setProperty('--ilots-top', taken === 'top' ? 'auto' : `${y}px`)
  style.setProperty('--ilots-bottom', taken === 'top' ? `${innerHeight - y}px` : 'auto')
}
