/** Questions about the page's nodes that several files ask. */
import { isPartOf, type Selects } from './content'

/** Elements that a visitor can reach and use without our script. */
export const INTERACTIVE = 'a[href],area,button,input,select,textarea,label,summary,[contenteditable]'

/** The first comment inside an element; one in content only where the template has none there. */
export function firstComment(element: Element, config?: Selects): Comment | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_COMMENT)
  let first: Comment | undefined
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment
    if (isPartOf(element, comment, config)) return comment
    first ??= comment
  }
  return first
}

/**
 * Whether this browser can read a selector, also beside others; an empty one does not count. An unfinished one, as
 * `[a="b`, reads alone: what follows becomes a part of it, and `*` is then no selector of its own.
 */
export function isSelector(selector: string): boolean {
  const page = document.documentElement
  try {
    page.matches(selector)
    return page.matches(`:not(*,${selector}),*`)
  } catch {
    return false
  }
}
