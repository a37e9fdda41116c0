/** A node of the page is lent to an overlay, not taken: it goes back to its place, as it was. */

/**
 * Moves `node` into `box`, shown.
 * @returns gives it back; to nowhere when its place has left the page meanwhile.
 * @throws DOMException `HierarchyRequestError`, nothing having moved, when the node holds the box.
 */
export function lend(node: Element, box: Element): () => void {
  const place = document.createComment('')
  const hidden = node.getAttribute('hidden')
  const { parentNode, nextSibling } = node
  box.append(node)
  parentNode?.insertBefore(place, nextSibling)
  node.removeAttribute('hidden')
  return () => {
    // As it was written: it may be `until-found`.
    if (hidden !== null) node.setAttribute('hidden', hidden)
    if (place.isConnected) place.replaceWith(node)
  }
}
