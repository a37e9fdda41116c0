/** Sets HTML that page scripts write: without what runs code (contract §7). */

import { membersOf } from '../../src/dom/members'
import { oldFragment } from '../../src/server/old-html'

export function setHtml(element: Element, html: string): void {
  membersOf(element).replaceChildren(oldFragment(html))
}
