/** Moving a node of the page: its island stays, and all else that the browser lets it keep. */
import { membersOf } from './members'

type Parent = Node & { moveBefore?(node: Node, before: Node | null): void }

/** Focus stays; with `moveBefore`, so do frames and what plays inside. The node is never made again. */
export function move(place: Parent, node: Node, before: Node | null): void {
  const parent = membersOf(place)
  const activeElement = document.activeElement
  if (parent.moveBefore && membersOf(node).isConnected && parent.isConnected) parent.moveBefore(node, before)
  else parent.insertBefore(node, before)
  if (activeElement !== document.activeElement && activeElement instanceof HTMLElement)
    activeElement.focus({ preventScroll: true })
}
