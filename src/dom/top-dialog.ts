/** A dialog that is modal, or one of ours that is not yet, or no longer (`show-modal.ts`, `third-party-layer.ts`). */
const OPEN = 'dialog:modal,.ilots-root:popover-open>dialog'

/** The dialog that the visitor is in: what is outside it is inert, for screen readers too, or is about to be. */
export const topDialog = (): Element | undefined =>
  document.activeElement?.closest(OPEN) ?? [...document.querySelectorAll(OPEN)].at(-1)
