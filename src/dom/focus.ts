/** Leads the focus to an element of the page. */
import { reveal } from './reveal'
import { activeElement } from './roots'

/** Focuses an element, without scrolling. @returns false when it cannot have the focus. */
export function takesFocus(element: Element): boolean {
  // Elements of SVG can have focus as well, when they are links.
  if (!('focus' in element)) return false
  const focusable = element as HTMLElement
  focusable.focus({ preventScroll: true })
  return activeElement() === element
}

/**
 * Focuses an element, and makes it focusable for as long as it has focus. A closed `details` around it opens first,
 * and what is hidden until it is found is shown.
 * @returns false when it cannot have focus: it is hidden otherwise, or inert.
 */
export function focusOn(target: Element): boolean {
  reveal(target)
  return focusShown(target)
}

/** Shows an element that can have the focus, scrolls to it and focuses it. Does nothing without one. */
export function leadTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  reveal(element)
  element.focus()
}

/** As `focusOn`, without showing what is hidden. */
export function focusShown(target: Element): boolean {
  if (takesFocus(target)) return true
  if (target.hasAttribute('tabindex')) return false
  target.setAttribute('tabindex', '-1')
  const taken = takesFocus(target)
  if (!taken) target.removeAttribute('tabindex')
  else target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  return taken
}
