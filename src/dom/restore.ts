/** Content of the page that comes back. */
import { isAdded } from './added-nodes'

/** Shows nodes in an element of the page, in place of what is there. */
export type WriteContent = (...nodes: Node[]) => void

/**
 * Lends an element of the page to us until `signal` aborts: it then has its own nodes again, unless another script
 * has put something else into it, or has changed what we had put.
 */
export function lendContent(lent: Element, signal: AbortSignal): WriteContent {
  const before = [...lent.childNodes]
  let written: readonly (readonly [node: Node, copy: Node])[] | undefined
  const isAsWritten = () =>
    written?.length === lent.childNodes.length &&
    written.every(
      ([node, copy], index) =>
        node === lent.childNodes[index] &&
        // What is drawn in a root of ours changes, and is nobody else's.
        ((node instanceof Element && isAdded(node)) || node.isEqualNode(copy)),
    )
  signal.addEventListener('abort', () => {
    if (isAsWritten()) lent.replaceChildren(...before)
  })
  return (...nodes) => {
    lent.replaceChildren(...nodes)
    written = [...lent.childNodes].map((node) => [node, node.cloneNode(true)])
  }
}
