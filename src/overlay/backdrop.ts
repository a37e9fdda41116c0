/** A click beside a dialog: on its own backdrop, or on the root around it (src/overlay/third-party-layer.ts). */
import { rootOf } from './third-party'

/**
 * Runs `close` for a click beside the dialog, until `signal` aborts. A press that begins inside, to select text, and
 * ends outside is no click on the veil.
 */
export function onBackdropClick(dialog: HTMLElement, close: () => void, signal: AbortSignal): void {
  const root = rootOf(dialog)
  let pressed = false
  const isOutside = ({ clientX: x, clientY: y, target }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return (target === dialog || target === root) && (x < left || x > right || y < top || y > bottom)
  }
  const press = (event: PointerEvent) => {
    pressed = isOutside(event)
  }
  root.addEventListener('pointerdown', press, { signal })
  root.addEventListener('click', (event) => pressed && isOutside(event) && close(), { signal })
}
