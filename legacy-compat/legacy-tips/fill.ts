import { serverFragment } from '../../src/server/server-html'

/**
 * Fills a part of the tip. A script's string is HTML, without what runs code (contract §8); a node is moved in; without
 * content there is no empty line.
 */
export function fill(box: HTMLElement, content: unknown): void {
  box.replaceChildren(content instanceof Node ? content : serverFragment(String(content ?? '')))
  const isEmpty = box.childNodes.length === 0
  box.hidden = isEmpty
  // In 1.1 the content stands in a `span`.
  if (box.localName === 'span' && box.parentElement) box.parentElement.hidden = isEmpty
}
