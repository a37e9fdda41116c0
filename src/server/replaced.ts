/** HTML that the server sends in place of an element (contract §7: blocks, the agenda). */
import { membersOf } from '../dom/members'
import { serverFragment } from './server-html'

/** An empty answer would empty the element: it is a failure. @throws Error */
export function nonEmpty(text: string): string {
  if (text.trim() === '') throw new Error('réponse vide')
  return text
}

/**
 * A reply whose root has the element's id replaces it, any other its content.
 * @returns what stands there now.
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
