/** A node of the page is lent to an overlay, not taken: it goes back to its place, as it was. */
import { membersOf } from '../dom/members'

/**
 * Moves `node` into `box` and shows it.
 * @returns a function that gives it back; to nowhere when its place has left the page meanwhile.
 * @throws DOMException `HierarchyRequestError` when the node holds the box; nothing has moved then.
 */
export function borrowNode(node: Element, box: Element): () => void {
  const place = document.createComment('')
  const lent = membersOf(node)
  const hidden = lent.getAttribute('hidden')
  const { parentNode, nextSibling } = lent
  box.append(node)
  membersOf(parentNode)?.insertBefore(place, nextSibling)
  lent.removeAttribute('hidden')
  return () => {
    // The value is kept: it may be `until-found`.
    if (hidden !== null) lent.setAttribute('hidden', hidden)
    if (place.isConnected) place.replaceWith(node)
  }
}
