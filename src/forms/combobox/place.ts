/** Where a list that belongs to a field lies: in the top layer, so nothing of the page cuts it off or covers it. */

export interface PlaceOptions {
  /** CSS pixels; as wide as the field without one. */
  readonly width?: number
  /** Where it lies as long as there is room for it. */
  readonly side: 'top' | 'bottom'
}

/** The ring around a field that has the focus stays whole. */
const GAP = 8
/** Less than this beside the field, and the other side is taken when it has more. */
const ENOUGH = 180
const EDGE = 8

/** Shows a manual popover beside `anchor` and keeps it there until `signal` aborts. */
export function showBeside(
  panel: HTMLElement,
  anchor: Element,
  options: PlaceOptions,
  signal: AbortSignal,
): void {
  panel.showPopover()
  const place = () => put(panel, anchor.getBoundingClientRect(), options)
  place()
  // In the capture phase: a box around the field may scroll as well.
  document.addEventListener('scroll', place, { capture: true, passive: true, signal })
  // The keyboard of a phone makes only the visual viewport smaller.
  for (const target of [window, window.visualViewport]) target?.addEventListener('resize', place, { signal })
}

function put(panel: HTMLElement, box: DOMRect, { width = 0, side }: PlaceOptions): void {
  const { clientWidth } = document.documentElement
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {}
  const above = box.top - offsetTop - GAP - EDGE
  const below = offsetTop + height - box.bottom - GAP - EDGE
  const isAbove = side === 'top' ? above >= Math.min(ENOUGH, below) : below < ENOUGH && above > below
  const wide = Math.min(width || box.width, clientWidth - 2 * EDGE)
  const { style } = panel
  const left = Math.max(EDGE, Math.min(box.left, clientWidth - wide - EDGE))
  // As properties of ours: the sheet decides where they go, and nothing of the site's overrides it.
  style.setProperty('--ilots-left', `${left}px`)
  style.setProperty('--ilots-width', `${wide}px`)
  style.setProperty('--ilots-room', `${Math.max(0, isAbove ? above : below)}px`)
  style.setProperty('--ilots-top', isAbove ? 'auto' : `${box.bottom + GAP}px`)
  style.setProperty('--ilots-bottom', isAbove ? `${innerHeight - box.top + GAP}px` : 'auto')
}
