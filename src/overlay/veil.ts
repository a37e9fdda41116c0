/** A click beside a dialog: on its own backdrop, or on the root around it (src/overlay/foreign-layer.ts). */
import { rootOf } from './foreign'

/** A press that began inside (selecting text) and ends outside is not one. */
export function onVeilClick(dialog: HTMLElement, close: () => void, signal: AbortSignal): void {
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
