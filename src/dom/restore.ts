/** Attributes and content of the page that get back what they had. */
import { membersOf } from './members'
import { isOwn } from './own-nodes'

/**
 * Gives an attribute the value back that it has now, byte for byte, once `signal` aborts. It is for what `context.set`
 * cannot do: removing an attribute, and changing one many times.
 */
export function restoreAttribute(changed: Element, name: string, signal: AbortSignal): void {
  const element = membersOf(changed)
  const before = element.getAttribute(name)
  signal.addEventListener('abort', () => {
    // A policy that refuses inline styles would report the same `style` again.
    if (element.getAttribute(name) === before) return
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
  })
}

/** Shows nodes in an element of the page, in place of what is there. */
export type WriteContent = (...nodes: Node[]) => void

/**
 * Lends an element of the page to us until `signal` aborts: it then has its own nodes again, unless another script has put
 * something else into it, or has changed what we had put.
 */
export function lendContent(lent: Element, signal: AbortSignal): WriteContent {
  const element = membersOf(lent)
  const before = [...element.childNodes]
  let written: readonly (readonly [node: Node, copy: Node])[] | undefined
  const isAsWritten = () =>
    written?.length === element.childNodes.length &&
    written.every(
      ([node, copy], index) =>
        node === element.childNodes[index] &&
        // What is drawn in a root of ours changes, and is nobody else's.
        ((node instanceof Element && isOwn(node)) || node.isEqualNode(copy)),
    )
  signal.addEventListener('abort', () => {
    if (isAsWritten()) element.replaceChildren(...before)
  })
  return (...nodes) => {
    element.replaceChildren(...nodes)
    written = [...element.childNodes].map((node) => [node, node.cloneNode(true)])
  }
}
