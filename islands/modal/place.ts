/** Where an anchored dialog goes (§4.8): right, else left, else above; 10 px away; never outside the viewport. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** CSS pixels between target and dialog. */
export const GAP = 10

export function place(
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
