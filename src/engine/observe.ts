/** One MutationObserver for the page, judged after the batch (architecture §5, rule 1). */

/** A batch of changes. */
export interface Batch {
  readonly records: readonly MutationRecord[]
  /** The connected elements whose subtree is new. */
  readonly added: readonly Element[]
  /** The elements that were taken away; some may be back. */
  readonly removed: readonly Element[]
}

/**
 * Calls `judge` after each batch of changes below `root`.
 * @param attributes whose changes count as well.
 * @param disarm is given each new node before anything is asked of it.
 * @returns judges at once what has changed since the last batch.
 */
export function observe(
  root: Node,
  attributes: string[],
  disarm: (node: Node) => void,
  judge: (batch: Batch) => void,
): () => void {
  const judgeRecords = (records: readonly MutationRecord[]): void => {
    const added = new Set<Node | null>()
    const removed: Element[] = []
    for (const record of records) {
      for (const node of record.removedNodes) if (node instanceof Element) removed.push(node)
      // A comment may be the marker of the element around it: that element is scanned.
      for (const node of record.addedNodes) {
        if (node instanceof Element) disarm(node)
        added.add(node instanceof Comment ? node.parentNode : node)
      }
    }
    // A node inside another inserted node is scanned with that one.
    const roots = [...added].filter(
      (node) => node instanceof Element && node.isConnected && !added.has(node.parentNode),
    )
    judge({ records, added: roots as Element[], removed })
  }
  const observer = new MutationObserver(judgeRecords)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: attributes })
  return () => judgeRecords(observer.takeRecords())
}
