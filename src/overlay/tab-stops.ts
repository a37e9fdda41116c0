/** What Tab stops at. */
import { membersOf } from '../dom/members'

/** In `root`, in the order of the page. */
export const tabStops = (root: ParentNode): HTMLElement[] =>
  [...membersOf(root).querySelectorAll<HTMLElement>('*')].filter((found) => {
    const element = membersOf(found)
    return (
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true })
    )
  })

/** Focus goes on from an element that is about to go: to the next stop after it, else to the last of the others. */
export function focusNext(leaving: Element): void {
  const element = membersOf(leaving)
  const others = tabStops(document).filter((stop) => !element.contains(stop))
  const isAfter = (stop: Element) => element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
  membersOf(others.find(isAfter) ?? others.at(-1))?.focus({ preventScroll: true })
}
