/** HTML that the server sends in place of an element (contract §7: blocks, the agenda). */

import { nonEmpty } from './request'
import { schemaMismatch } from './schema-mismatch'
import { serverFragment } from './server-html'

/**
 * Returns the text of an answer as it is.
 * @throws TypeError for a whole page, such as a sign-in page or an error: it is not what was asked for.
 */
export function fragmentOnly(text: string): string {
  if (/^\s*<(!doctype|html|body)[\s>]/i.test(text)) throw schemaMismatch('fragment', text)
  return text
}

/**
 * Returns the text of an answer that is to stand in place of something.
 * @throws TypeError for a whole page, or for an empty text: it would empty the element.
 */
export const replacement = (text: string): string => nonEmpty(fragmentOnly(text))

/**
 * Puts a reply into the page: in place of the element when its root has the same id, else in place of the content.
 * @returns the element that stands there now.
 */
export function replaceWithHtml(host: HTMLElement, html: string): HTMLElement {
  const fragment = serverFragment(html, host)
  const id = host.getAttribute('id')
  const root = id && [...fragment.children].find((element) => element.getAttribute('id') === id)
  if (root instanceof HTMLElement) {
    host.replaceWith(root)
    return root
  }
  host.replaceChildren(fragment)
  return host
}
