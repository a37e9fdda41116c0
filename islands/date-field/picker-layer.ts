/** Where the picker lies, and what closes it. */
import { keepPlaced } from '../../src/overlay/keep-placed'
import { placeBeside, visibleArea } from '../../src/overlay/place-beside'
import { keepTabInside } from '../../src/overlay/tab-stops'

/** Keeps the picker near its field, also while the page scrolls. */
export function keepNear(field: HTMLElement, dialog: HTMLElement, signal: AbortSignal): void {
  const place = () => {
    const { x, y } = placeBeside(field.getBoundingClientRect(), dialog.getBoundingClientRect(), visibleArea())
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
