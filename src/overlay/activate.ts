/** Elements that open an overlay: links stay links for other gestures, anything else becomes a button. */

import type { IslandContextBase } from '../contracts/island'
import { isLink, linkAddress, writtenAddress } from '../dom/link'
import { isPlainClick } from '../dom/plain-click'
import { safeUrl } from '../server/safe-url'

const NATIVE = 'a[href],area[href],button,summary,input'

/**
 * Runs `open` for a plain click on the host, and for Enter and Space where the browser makes no click of them.
 * A host that is neither link nor button gets `role="button"` and a place in the tab order.
 * @param open throws an error that fails the island, or rejects because its code could not be had: then a link leads
 * where it leads without the island.
 */
export function onActivate(
  context: IslandContextBase,
  open: (event: MouseEvent | KeyboardEvent) => Promise<unknown>,
): void {
  const { host } = context
  const follow = (): void => {
    const url = isLink(host) && safeUrl(linkAddress(host))
    if (url) location.assign(url.href)
  }
  const act = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault()
    try {
      open(event).catch(follow)
    } catch (error) {
      context.fail(error)
      follow()
    }
  }
  context.listen('click', (event) => {
    if (!event.defaultPrevented && isPlainClick(event)) act(event)
  })
  if (host.matches(NATIVE) || (isLink(host) && writtenAddress(host))) return
  if (!host.hasAttribute('role')) context.set(host, 'role', 'button')
  if (!host.hasAttribute('tabindex')) context.set(host, 'tabindex', '0')
  context.listen('keydown', (event) => {
    const isOurs = event.target === host && (event.key === 'Enter' || event.key === ' ')
    if (isOurs && !event.defaultPrevented && !event.repeat) act(event)
  })
}
