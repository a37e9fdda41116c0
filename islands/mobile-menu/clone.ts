/** Copies of page blocks: without ids, and without what islands left on the original (contract §7). */
import { membersOf } from '../../src/dom/members'

const REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'list',
  'form',
]

/** @returns `null` when the selector finds nothing or is none. */
export function cloneOf(selector: string): HTMLElement | null {
  let original: Element | null = null
  try {
    original = document.querySelector(selector)
  } catch {
    return null
  }
  if (!original) return null
  const copy = membersOf(original).cloneNode(true) as HTMLElement
  const elements = [copy, ...membersOf(copy).querySelectorAll('*')].map(membersOf)
  const ids = new Set(elements.map(({ id }) => id).filter(Boolean))
  for (const element of elements) {
    element.removeAttribute('id')
    element.removeAttribute('data-ilot-mounted')
    // A reference into the copy would point at the original.
    for (const name of REFERENCES)
      if (
        element
          .getAttribute(name)
          ?.split(/\s+/)
          .some((id) => ids.has(id))
      )
        element.removeAttribute(name)
  }
  return copy
}
