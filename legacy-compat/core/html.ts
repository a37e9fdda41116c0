/** Sets HTML that page scripts write: it goes through the one policy, and its scripts do not run (contract §3). */

import { membersOf } from '../../src/dom/members'
import { toFragment } from '../../src/server/html'

export function setHtml(element: Element, html: string): void {
  membersOf(element).replaceChildren(toFragment(html))
}
