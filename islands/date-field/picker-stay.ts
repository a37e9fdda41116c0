/** How long the picker stays, and where. */
import type { Asked } from './picker'
import { placeNear } from './place'

/** Beside its field, also while the page scrolls. */
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
  place()
  addEventListener('resize', place, { signal })
  addEventListener('scroll', place, { capture: true, passive: true, signal })
}

/**
 * Escape closes it before any dialog around hears of it; so does a press, or the focus, anywhere else. Tab goes round
 * in it.
 */
export function watchOutside(
  { field, button }: Asked,
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
      if (event.key === 'Tab' && dialog.contains(event.target as Node)) turnRound(event, dialog)
    },
    options,
  )
}

function turnRound(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button:enabled,select,input,[tabindex="0"]')]
  const end = event.shiftKey ? stops[0] : stops.at(-1)
  if (event.target !== end) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}
