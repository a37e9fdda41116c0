/** Where the picker lies, and what closes it. */
import { keepPlaced } from '../../src/overlay/keep-placed'
import { keepTabInside } from '../../src/overlay/tab-stops'

/** CSS pixels between the field and the picker, and between the picker and the window's edges. */
const GAP = 6

interface Box {
  readonly width: number
  readonly height: number
}

/**
 * Where the picker fits: below the field, else above it, else beside it, else over it; never outside the window. CSS pixels.
 */
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

/** Keeps the picker near its field, also while the page scrolls. */
export function keepNear(field: HTMLElement, dialog: HTMLElement, signal: AbortSignal): void {
  const place = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const { x, y } = placeNear(field.getBoundingClientRect(), dialog.getBoundingClientRect(), {
      width,
      height,
    })
    dialog.style.setProperty('--ilots-date-x', `${x}px`)
    dialog.style.setProperty('--ilots-date-y', `${y}px`)
  }
  keepPlaced(place, signal)
}

/**
 * Closes the picker on Escape, which a dialog around it does not get, and on a press or the focus elsewhere. Traps the focus:
 * Tab stays in the picker.
 */
export function watchDismissal(
  { field, button }: { readonly field: HTMLElement; readonly button: HTMLElement },
  dialog: HTMLElement,
  close: (isLeft?: boolean) => void,
  signal: AbortSignal,
): void {
  const isOurs = ({ target }: Event) =>
    target instanceof Node && [dialog, button, field].some((element) => element.contains(target))
  const options = { capture: true, signal }
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, (event) => isOurs(event) || close(true), options)
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.isComposing) {
        event.preventDefault()
        event.stopPropagation()
        close()
      }
      if (event.key === 'Tab' && dialog.contains(event.target as Node)) keepTabInside(event, dialog)
    },
    options,
  )
}
