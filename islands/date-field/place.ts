/** Where our elements lie, that are in nobody's layout: the button over the field's end, the picker near the field. */

/** Keeps `element`, which is out of the flow, over the end of the field until `signal` aborts. */
export function keepBeside(field: HTMLElement, element: HTMLElement, signal: AbortSignal): void {
  let x = 0
  let y = 0
  const place = () => {
    const beside = field.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    x += beside.right - own.right
    y += beside.top + beside.height / 2 - own.top - own.height / 2
    element.style.setProperty('--ilots-date-x', `${x}px`)
    element.style.setProperty('--ilots-date-y', `${y}px`)
  }
  // Its own place follows the page: only sizes change what lies between the two, its own when its style comes, too.
  const observer = new ResizeObserver(place)
  for (const watched of [field, field.parentElement, element]) if (watched) observer.observe(watched)
  for (const type of ['pointerenter', 'focus']) field.addEventListener(type, place, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Pixels between the field and the picker, and around it. */
const GAP = 6

interface Box {
  readonly width: number
  readonly height: number
}

/** Below the field, else above it, else beside it; over it in a window that has no other room. Never outside. */
export function placeNear(
  field: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
  { width, height }: Box,
  view: Box,
): { x: number; y: number } {
  const lowest = Math.max(GAP, view.height - height - GAP)
  const below = field.bottom + GAP
  const above = field.top - GAP - height
  const isBeside = below > lowest && above < GAP && field.right + width + 2 * GAP <= view.width
  const x = isBeside ? field.right + GAP : Math.max(GAP, Math.min(field.left, view.width - width - GAP))
  if (isBeside) return { x, y: Math.min(field.top, lowest) }
  return { x, y: below > lowest && above >= GAP ? above : Math.min(below, lowest) }
}
