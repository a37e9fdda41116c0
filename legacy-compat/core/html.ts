/** Sets HTML that page scripts write: without what runs code (contract §7). */

import { oldFragment } from '../../src/server/old-html'

export function setHtml(element: Element, html: string): void {
  element.replaceChildren(oldFragment(html))
}
