/**
 * What `document.body` and every other `document.…` of the built scripts stands for (scripts/page-document.ts): no image
 * named `body` is taken for it.
 */

import { safeUrl } from '../server/safe-url'
import { membersOf } from './members'

/** Where code that comes later finds them: one object for the page, made by the first script. */
const PLACE = Symbol.for('ilots')

/** There is none on a server, where importing the module must do nothing. */
export const pageDocument = typeof document === 'undefined' ? undefined : membersOf(document)

/** From now on chunks may come. */
export const givePageDocument = (): void => {
  ;(window as { [PLACE]?: unknown })[PLACE] = { page: pageDocument, membersOf, safeUrl }
}
