import { type RefObject, useLayoutEffect } from 'react'

/**
 * A focused control may go as the content changes: focus stays in the dialog, where the keys are heard. What another
 * script shows over it keeps its own.
 */
export function useKeptFocus(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog
    const { activeElement, body } = document
    const isLost = !activeElement || activeElement === body
    const isInert = current?.contains(activeElement) && activeElement?.closest('[inert]')
    if (current?.open && (isLost || isInert)) current.focus()
  })
}
