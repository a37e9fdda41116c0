/** What lies over the page: drawn here, opened by `show-dialog.tsx`, or by the menu, which pushes the page aside. */
import type { ComponentProps, RefObject } from 'react'
import { CloseButton } from './button'

interface Props extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'tabIndex'> {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** The name of a close button before its content; without one, it has none. */
  readonly close?: string | false
  onClose?(): void
}

/** Draws a dialog that is not open yet. It takes the focus itself where nothing in it can. */
export const Dialog = ({ dialog, close, onClose = () => {}, children, ...more }: Props) => (
  <dialog {...more} ref={dialog} tabIndex={-1}>
    {close && <CloseButton className="ilots-modal-close" label={close} onPress={onClose} />}
    {children}
  </dialog>
)
