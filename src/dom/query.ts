/** Questions about the page's nodes that several files ask. */

/** Elements that a visitor can reach and use without our script. */
export const INTERACTIVE = 'a[href],area,button,input,select,textarea,label,summary,[contenteditable]'

/** The first comment inside an element. */
export function firstComment(element: Element): Comment | null {
  return document.createTreeWalker(element, NodeFilter.SHOW_COMMENT).nextNode() as Comment | null
}

/**
 * Whether this browser can read a selector, also beside others; an empty one does not count. An unfinished one, as `[a="b`,
 * reads alone: what follows becomes a part of it, and `*` is then no selector of its own.
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
