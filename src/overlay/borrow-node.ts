/** A node of the page is lent to an overlay, not taken: it goes back to its place, as it was. */
import { membersOf } from '../dom/members'
import { move } from '../dom/move'

/**
 * Moves `node` into `box` and shows it; frames in it do not load again where the browser can move them.
 * @returns a function that gives it back, also into a block that has left the page; to nowhere when its place is gone.
 * @throws DOMException `HierarchyRequestError` when the node holds the box; nothing has moved then.
 */
export function borrowNode(node: Element, box: Element): () => void {
  const place = document.createComment('')
  const lent = membersOf(node)
  const hidden = lent.getAttribute('hidden')
  const { parentNode, nextSibling } = lent
  move(box, node, null)
  membersOf(parentNode)?.insertBefore(place, nextSibling)
  lent.removeAttribute('hidden')
  return () => {
    // The value is kept: it may be `until-found`.
    if (hidden !== null) lent.setAttribute('hidden', hidden)
    if (place.parentNode) move(place.parentNode, node, place)
    place.remove()
  }
}
