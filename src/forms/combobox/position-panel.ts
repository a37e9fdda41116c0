/** Where a field's list lies: in the top layer, so that nothing of the page cuts it off or covers it. */

import { keepPlaced } from '../../overlay/keep-placed'

/** The width of a list, and its side of the field. */
export interface PositionOptions {
  /** CSS pixels; by default, the list is as wide as the field. */
  readonly width?: number
  /** The side on which the list lies while it has room there. */
  readonly side: 'top' | 'bottom'
}

/** CSS pixels between field and list, so that the ring of the focus stays whole. */
const GAP = 8
/** CSS pixels: with less room on the wanted side, the list takes the other side if that has more. */
const ENOUGH = 180
const EDGE = 8

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

function positionPanel(panel: HTMLElement, box: DOMRect, { width = 0, side }: PositionOptions): void {
  const { clientWidth } = document.documentElement
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {}
  const above = box.top - offsetTop - GAP - EDGE
  const below = offsetTop + height - box.bottom - GAP - EDGE
  const isAbove = side === 'top' ? above >= Math.min(ENOUGH, below) : below < ENOUGH && above > below
  const wide = Math.min(width || box.width, clientWidth - 2 * EDGE)
  const { style } = panel
  const left = Math.max(EDGE, Math.min(box.left, clientWidth - wide - EDGE))
  // As custom properties: our style sheet places the list, and no rule of the site overrides it.
  style.setProperty('--ilots-left', `${left}px`)
  style.setProperty('--ilots-width', `${wide}px`)
  style.setProperty('--ilots-room', `${Math.max(0, isAbove ? above : below)}px`)
  style.setProperty('--ilots-top', isAbove ? 'auto' : `${box.bottom + GAP}px`)
  style.setProperty('--ilots-bottom', isAbove ? `${innerHeight - box.top + GAP}px` : 'auto')
}
