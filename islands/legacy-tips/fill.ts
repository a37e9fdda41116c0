import { toFragment } from '../../src/html'

/** A string is HTML, as old callers expect (contract §7); a node is moved in; nothing leaves no empty line. */
export function fill(box: HTMLElement, content: unknown): void {
  box.replaceChildren(content instanceof Node ? content : toFragment(String(content ?? '')))
  box.hidden = box.childNodes.length === 0
}
