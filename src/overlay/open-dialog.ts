/** The generic dialog, opened by an island in the names that its components have (§3.9). */

import type { Page } from '../contracts/page'
import type { Content, Drawing, LateText } from '../contracts/services/modal'

/** A button of the dialog. */
interface DialogButton {
  readonly title: LateText
  readonly isImportant?: boolean
  readonly isSecondary?: boolean
  /** Whether a press closes the dialog, after `action`. */
  readonly closes?: boolean
  readonly action?: () => void
}

/** What an island shows; it has no footer. */
export interface Dialog {
  readonly title: LateText
  readonly content: Content | Drawing
  readonly showCloseButton?: boolean
  readonly buttons: readonly DialogButton[]
}

/** Opens the dialog through the page's service, which takes the names of the specification. */
export const openDialog = (
  { modal }: Pick<Page, 'modal'>,
  { title, content, showCloseButton = false, buttons }: Dialog,
): Promise<void> =>
  modal.open({
    titre: title,
    contenu: content,
    contenubas: '',
    closetop: showCloseButton,
    buttons: buttons.map(({ title, isImportant = false, isSecondary = false, closes = false, action }) => ({
      titre: title,
      important: isImportant,
      secondaire: isSecondary,
      autoclose: closes,
      ...(action && { action }),
    })),
  })
