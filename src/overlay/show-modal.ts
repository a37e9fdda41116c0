/**
 * Opens a modal dialog with the focus on `first`, or on itself. The browser gives the focus as it opens, so that the
 * page is styled once: a `focus()` of ours after that would have it styled again.
 */
export function showModal(dialog: HTMLDialogElement, first: HTMLElement | null | undefined): void {
  const target = first ?? dialog
  const isAutofocus = target.autofocus
  target.autofocus = true
  dialog.showModal()
  target.autofocus = isAutofocus
  // Where the browser has chosen another element.
  if (!target.matches(':focus')) target.focus()
}
