/** Places an anchored dialog (§4.8): to the right, else to the left, else above; always inside the viewport. */
import { type RefObject, useLayoutEffect } from 'react'
import { keepPlaced } from '../../src/overlay/keep-placed'

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

/**
 * Keeps the dialog beside its anchor, whatever moves or grows: 250 ms after the last change of the window (§4.8) it
 * has been there for long. It is not shown yet: its size is observed once it is.
 */
export function useAnchor(
  dialog: RefObject<HTMLDialogElement | null>,
  anchor: Element | string | undefined,
): void {
  useLayoutEffect(() => {
    const { current: overlay } = dialog
    const target = findAnchor(anchor)
    overlay?.classList.toggle('is-relative', target !== null)
    if (!overlay || !target) return
    const unmounted = new AbortController()
    keepPlaced(target, overlay, (zoom) => placeBeside(overlay, target, zoom), unmounted.signal)
    return () => unmounted.abort()
  }, [dialog, anchor])
}

/** The anchor; null, which centres the dialog, when it is not in the page or its selector is not valid. */
function findAnchor(anchor: Element | string | undefined): Element | null {
  try {
    return typeof anchor === 'string' ? document.querySelector(anchor) : (anchor ?? null)
  } catch {
    return null
  }
}

function placeBeside(dialog: HTMLDialogElement, target: Element, zoom: number): void {
  // As it is laid out: the one that opens is still drawn smaller.
  const size = { width: dialog.offsetWidth * zoom, height: dialog.offsetHeight * zoom }
  const viewport = { width: document.documentElement.clientWidth, height: innerHeight }
  const { left, top } = positionBeside(target.getBoundingClientRect(), size, viewport)
  dialog.style.setProperty('--ilots-modal-left', `${left / zoom}px`)
  dialog.style.setProperty('--ilots-modal-top', `${top / zoom}px`)
}
