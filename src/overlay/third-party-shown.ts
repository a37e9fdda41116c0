/** Whether another script's element is something that a visitor sees over the page. */
import { membersOf } from '../dom/members'

/**
 * Whether an element lies over the page and can be seen. What stands in the flow is content of the page behind. A wrapper
 * without a size of its own counts by what is in it.
 */
export function isShown(element: HTMLElement): boolean {
  if (membersOf(element).parentElement !== document.body) return false
  if (membersOf(element).matches('dialog,[popover]')) return membersOf(element).matches(':popover-open')
  if (isInFlow(element) && membersOf(element).offsetHeight > 0) return false
  const parts = [
    element,
    ...membersOf(element).querySelectorAll('*'),
    ...(membersOf(element).shadowRoot?.querySelectorAll('*') ?? []),
  ]
  return parts.some(isSeen)
}

/** Whether an element takes up room in the page, or would when it is shown. */
export const isInFlow = (element: Element) => !/fixed|absolute/.test(getComputedStyle(element).position)

/** Whether a visitor can see it: old libraries measure and copy with elements of one pixel, or far outside the window. */
function isSeen(element: Element): boolean {
  const { left, top, right, bottom, width, height } = membersOf(element).getBoundingClientRect()
  const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  return (
    isInside &&
    width > 2 &&
    height > 2 &&
    membersOf(element).checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}
