/**
 * What the built scripts read in place of `document` (scripts/page-document.ts): an image named `body` is
 * not taken for `document.body`.
 */

import { safeUrl } from '../server/safe-url'
import { membersOf } from './members'

/** The key on `window` under which chunks find these functions: one object for the page, made by the first script. */
const PLACE = Symbol.for('ilots')

/** The document's own members; `undefined` on a server, where importing the module must do nothing. */
export const pageDocument = typeof document === 'undefined' ? undefined : membersOf(document)

/** Puts the document, `membersOf` and `safeUrl` on `window` for chunks; runs before the first chunk is fetched. */
export const givePageDocument = (): void => {
  ;(window as { [PLACE]?: unknown })[PLACE] = { page: pageDocument, membersOf, safeUrl }
}
