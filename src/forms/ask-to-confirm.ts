/** A question before a form goes on. */

import type { Page } from '../contracts/page'
import type { LateText } from '../contracts/services/modal'
import { resolveText } from '../i18n/say'

/**
 * Asks the visitor in the product's dialog. In a form that stands in a dialog itself, the browser's own `confirm`
 * asks, as only one dialog may be open (§5.8).
 * @returns true when the visitor agrees.
 */
export async function askToConfirm(
  { modal, store }: Pick<Page, 'modal' | 'store'>,
  text: LateText,
  title?: LateText,
): Promise<boolean> {
  return store.getState().modal.open ? confirm(resolveText(text)) : modal.confirm(text, { titre: title })
}
