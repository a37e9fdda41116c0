/** One MutationObserver for the page, judged after the batch (architecture §5, rule 1). */
import { membersOf } from '../dom/members'

/**
 * Calls `judge` after each batch with the connected elements whose subtree is new, and whether any was removed.
 * @param follow is given the whole batch first.
 */
export function observe(
  root: Node,
  judge: (added: Element[], removed: boolean) => void,
  follow?: (records: MutationRecord[]) => void,
): void {
  new MutationObserver((records) => {
    follow?.(records)
    const added = new Set<Node | null>()
    let removed = false
    for (const record of records) {
      removed ||= record.removedNodes.length > 0
      // A comment may be the marker of the element around it: that element is scanned.
      for (const node of record.addedNodes) added.add(node.nodeType === 8 ? node.parentNode : node)
    }
    // A node inside another inserted node is scanned with that one.
    const roots = [...added].filter(
      (node) =>
        node instanceof Element && membersOf(node).isConnected && !added.has(membersOf(node).parentNode),
    )
    judge(roots as Element[], removed)
  }).observe(root, { childList: true, subtree: true })
}
