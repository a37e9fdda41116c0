/** HTML that page scripts write: it goes through the one policy, and its scripts do not run (contract §3). */

import { toFragment } from '../../src/html'
import { membersOf } from '../../src/members'

export function setHtml(element: Element, html: string): void {
  membersOf(element).replaceChildren(toFragment(html))
}
