/** Places an anchored dialog (§4.8): to the right, else to the left, else above; always inside the viewport. */

/** CSS pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** CSS pixels between anchor and dialog. */
export const GAP = 10

/** The dialog's left and top in the viewport. CSS pixels. */
export function positionBeside(
  target: Box,
  dialog: { width: number; height: number },
  viewport: { width: number; height: number },
): { left: number; top: number } {
  const middle = target.top + (target.height - dialog.height) / 2
  const right = target.left + target.width + GAP
  const left = target.left - GAP - dialog.width
  const wanted =
    right + dialog.width <= viewport.width
      ? { left: right, top: middle }
      : left >= 0
        ? { left, top: middle }
        : { left: target.left + (target.width - dialog.width) / 2, top: target.top - GAP - dialog.height }
  return {
    left: clamp(wanted.left, viewport.width - dialog.width),
    top: clamp(wanted.top, viewport.height - dialog.height),
  }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))
