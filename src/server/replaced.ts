/** HTML that the server sends in place of an element (contract §7: blocks, the agenda). */
import { membersOf } from '../dom/members'
import { serverFragment } from './server-html'

/**
 * Returns the text of an answer as it is.
 * @throws Error for an empty one: it would empty the element.
 */
export function nonEmpty(text: string): string {
  if (text.trim() === '') throw new Error('réponse vide')
  return text
}

/**
 * Puts a reply into the page: in place of the element when its root has the same id, else in place of the content.
 * @returns the element that stands there now.
 */
export function replaceWithHtml(host: HTMLElement, html: string): HTMLElement {
  const fragment = serverFragment(html)
  const { id } = membersOf(host)
  const root = id && [...fragment.children].find((element) => membersOf(element).id === id)
  if (root instanceof HTMLElement) {
    membersOf(host).replaceWith(root)
    return root
  }
  membersOf(host).replaceChildren(fragment)
  return host
}
