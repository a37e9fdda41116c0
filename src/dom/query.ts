/** Questions about the page's nodes that several files ask. */

/** Elements that a visitor can reach and use without our script. */
export const INTERACTIVE = 'a[href],area,button,input,select,textarea,label,summary,[contenteditable]'

/** The first comment inside an element. */
export function firstComment(element: Element): Comment | null {
  return document.createTreeWalker(element, NodeFilter.SHOW_COMMENT).nextNode() as Comment | null
}

/** Whether this browser can read a selector; an empty one does not count. */
export function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector)
    return selector !== ''
  } catch {
    return false
  }
}
