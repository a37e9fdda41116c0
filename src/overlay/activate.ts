/** Elements that open an overlay: links stay links for other gestures, anything else becomes a button. */

import { membersOf } from '../dom/members'
import { isPlainClick } from '../dom/plain-click'
import type { Host } from '../island/island'
import { safeUrl } from '../server/safe-url'

const NATIVE = 'a[href],area[href],button,summary,input'

/** Whether the browser follows an element: a link, or a zone of an image map. */
export const isLink = (element: Element): element is HTMLAnchorElement | HTMLAreaElement =>
  element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement

/**
 * Runs `open` for a plain click on the host, and for Enter and Space where the browser makes no click of them.
 * A host that is neither link nor button gets `role="button"` and a place in the tab order.
 * @param open may throw an IlotsError, which fails the island; when it rejects (its code could not be had), the
 * link is followed as the browser would.
 */
export function onActivate(
  context: Host,
  open: (event: MouseEvent | KeyboardEvent) => Promise<unknown>,
): void {
  const { host } = context
  const act = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault()
    try {
      open(event).catch(() => {
        const url = isLink(host) && safeUrl(host.href)
        if (url) location.assign(url.href)
      })
    } catch (error) {
      context.fail(error)
    }
  }
  context.listen('click', (event) => {
    if (!event.defaultPrevented && isPlainClick(event)) act(event)
  })
  const element = membersOf(host)
  if (element.matches(NATIVE)) return
  if (!element.hasAttribute('role')) context.set(host, 'role', 'button')
  if (!element.hasAttribute('tabindex')) context.set(host, 'tabindex', '0')
  context.listen('keydown', (event) => {
    const isOurs = event.target === host && (event.key === 'Enter' || event.key === ' ')
    if (isOurs && !event.defaultPrevented && !event.repeat) act(event)
  })
}
