/**
 * Opens a modal dialog in two steps. What is modal leaves the whole page inert, and the browser styles every element
 * of it before it can paint. So the dialog is seen first, in the top layer, through its root, which is a popover for
 * one frame; it is made modal once the browser has painted it.
 */
import { afterPaint } from '../dom/after-paint'

/** What makes a dialog modal that is seen already. */
const opening = new Map<HTMLDialogElement, () => void>()

/**
 * Opens a modal dialog with the focus on `first`, or on itself.
 * @param signal aborts as the dialog closes.
 */
export function showModal(
  dialog: HTMLDialogElement,
  first: HTMLElement | null | undefined,
  signal: AbortSignal,
): void {
  // What opens over another dialog finds all outside that one inert.
  for (const finishOther of opening.values()) finishOther()
  const target = first ?? dialog
  const root = dialog.parentElement
  // Elsewhere, what is around the dialog decides how it looks as a popover.
  if (!root?.matches('body > .ilots-root')) {
    makeModal(dialog, target)
    return
  }
  const { activeElement: before } = document
  root.popover = 'manual'
  dialog.open = true
  giveFocus(target, () => root.showPopover())
  const hide = () => {
    dialog.open = false
    root.popover = null
  }
  // Below a dialog of another script all is inert, popovers included; or a focus trap has taken the focus back.
  if (!target.matches(':focus')) {
    hide()
    // As a dialog closes, the browser gives the focus back to what had it before: not to where a trap has put it.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    makeModal(dialog, target)
    return
  }
  const finish = () => {
    if (!opening.has(dialog)) return
    // Another script has opened one meanwhile: it stays above.
    const above = document.querySelector('dialog:modal')
    if (above) {
      above.addEventListener('close', finish, { once: true, signal })
      return
    }
    opening.delete(dialog)
    // Where the visitor is by now.
    const { activeElement } = document
    const focused = dialog.contains(activeElement) ? (activeElement as HTMLElement) : target
    hide()
    makeModal(dialog, focused)
  }
  opening.set(dialog, finish)
  signal.addEventListener('abort', () => opening.delete(dialog))
  afterPaint(finish, signal)
}

/** Makes a dialog modal that is only seen so far. One that is modal, or was, stays as it is. */
export const finishOpening = (dialog: HTMLDialogElement): void => opening.get(dialog)?.()

function makeModal(dialog: HTMLDialogElement, target: HTMLElement): void {
  giveFocus(target, () => dialog.showModal())
}

/**
 * Opens something with the focus on `target`. The browser gives the focus as it opens, so that the page is styled
 * once: a `focus()` of ours after that would have it styled again.
 */
function giveFocus(target: HTMLElement, open: () => void): void {
  const isAutofocus = target.autofocus
  target.autofocus = true
  open()
  target.autofocus = isAutofocus
  // Where the browser has chosen another element.
  if (!target.matches(':focus')) target.focus()
}
