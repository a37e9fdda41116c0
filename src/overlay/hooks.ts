/** What components of overlays read of the page, and keep in them. */
import { type RefObject, useLayoutEffect } from 'react'
import type { Opened } from '../contracts/opened'
import type { Page } from '../contracts/page'
import { useStore } from '../rendering/use-store'

/** Reads an entry of the stack of what is open, as it is now; undefined once it has been taken off. */
export const useOpened = (page: Pick<Page, 'store'>, id: number): Opened | undefined =>
  useStore(page, ({ modal }) => modal.stack.find((one) => one.id === id))

/**
 * Keeps the focus in the dialog, where its keys arrive: a focused control may go when the content changes. What
 * another script shows over the dialog keeps its focus (src/overlay/third-party-layer.ts).
 */
export function useFocusInside(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog
    const activeElement = document.activeElement
    const isInside = current?.contains(activeElement)
      ? !activeElement?.closest('[inert]')
      : activeElement?.closest('[data-ilots-raised],[popover]')
    if (current?.open && !isInside) current.focus()
  })
}
