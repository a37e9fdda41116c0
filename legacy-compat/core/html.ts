/** HTML that page scripts write: it goes through the one policy, and its scripts do not run (contract §3). */
import { toFragment } from '../../src/html'

export function setHtml(element: Element, html: string): void {
  element.replaceChildren(toFragment(html))
}
