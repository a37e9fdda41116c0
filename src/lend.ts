/** A node of the page is lent to an overlay, not taken: it goes back to its place, as it was. */

/** Moves `node` into `box`, shown. @returns gives it back; to nowhere when its place has left the page meanwhile. */
export function lend(node: Element, box: Element): () => void {
  const place = document.createComment('')
  const isHidden = node.hasAttribute('hidden')
  node.replaceWith(place)
  if (isHidden) node.removeAttribute('hidden')
  box.append(node)
  return () => {
    if (isHidden) node.setAttribute('hidden', '')
    if (place.isConnected) place.replaceWith(node)
  }
}
