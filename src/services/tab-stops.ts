/** What Tab stops at. */
import { membersOf } from '../members'

/** In `root`, in the order of the page. */
export const tabStops = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  )

/** Focus goes on from an element that is about to go: to the next stop after it, else to the last of the others. */
export function focusNext(element: Element): void {
  const others = tabStops(membersOf(document)).filter((stop) => !element.contains(stop))
  const isAfter = (stop: Element) => element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
  ;(others.find(isAfter) ?? others.at(-1))?.focus({ preventScroll: true })
}
