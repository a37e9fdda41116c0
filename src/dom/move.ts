/** Moving a node of the page without losing its state: its island stays mounted. */

type Parent = Node & { moveBefore?(node: Node, before: Node | null): void }

/**
 * Moves a node into `place`, in front of `before`. Focus stays; where the browser has `moveBefore`, frames do not
 * load again and media go on playing.
 */
export function move(place: Parent, node: Node, before: Node | null): void {
  const activeElement = document.activeElement
  if (place.moveBefore && node.isConnected && place.isConnected) place.moveBefore(node, before)
  else place.insertBefore(node, before)
  if (activeElement !== document.activeElement && activeElement instanceof HTMLElement)
    activeElement.focus({ preventScroll: true })
}
