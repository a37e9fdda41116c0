import { type RefObject, useLayoutEffect } from 'react'
import { membersOf } from '../dom/members'

/**
 * A focused control may go as the content changes: focus stays in the dialog, where the keys are heard. What another
 * script shows over it keeps its own (src/overlay/foreign-layer.ts).
 */
export function useKeptFocus(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog
    const activeElement = document.activeElement
    const isKept = current?.contains(activeElement)
      ? !membersOf(activeElement)?.closest('[inert]')
      : membersOf(activeElement)?.closest('[data-ilots-raised],[popover]')
    if (current?.open && !isKept) current.focus()
  })
}
