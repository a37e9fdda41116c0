import { type RefObject, useLayoutEffect } from 'react'
import { membersOf } from '../dom/members'

/**
 * Keeps the focus in the dialog, where its keys are heard: a focused control may go when the content changes. What
 * another script shows over the dialog keeps its focus (src/overlay/third-party-layer.ts).
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
