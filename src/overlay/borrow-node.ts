/** A node of the page is lent to an overlay, not taken: it goes back to its place, as it was. */

import { copyOfTemplate } from '../dom/content'
import { detach } from '../dom/element-members'
import { move } from '../dom/move'
import { showLent } from './show-lent'

/**
 * Moves `node` into `box` and shows it, whatever hid it; frames in it do not load again where the browser can move
 * them. A template lends a copy of what it holds.
 * @returns a function that gives it back, also into a block that has left the page; to nowhere when its place is
 * gone.
 * @throws DOMException `HierarchyRequestError` when the node holds the box; nothing has moved then.
 */
export function borrowNode(node: Element, box: Element): () => void {
  if (node instanceof HTMLTemplateElement) return lendCopy(node, box)
  const place = document.createComment('')
  const { parentNode, nextSibling } = node
  move(box, node, null)
  parentNode?.insertBefore(place, nextSibling)
  const hide = showLent(node)
  const controller = new AbortController()
  if (node instanceof HTMLDialogElement) closeTogether(node, box, controller.signal)
  return () => {
    controller.abort()
    hide()
    if (place.parentNode) move(place.parentNode, node, place)
    place.remove()
  }
}

function lendCopy(template: HTMLTemplateElement, box: Element): () => void {
  const nodes = [...copyOfTemplate(template).childNodes]
  box.append(...nodes)
  return () => {
    for (const node of nodes) detach(node)
  }
}

/** A button in the dialog may close it: nothing would be left in the box. */
function closeTogether(lent: HTMLDialogElement, box: Element, signal: AbortSignal): void {
  lent.addEventListener('close', () => box.closest('dialog')?.close(), { signal })
}
