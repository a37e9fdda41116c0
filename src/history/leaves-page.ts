import { type Link, linkAddress, linkTarget } from '../dom/link'
import { isHttp, safeUrl } from '../server/safe-url'

/** Whether a click or a submit inside an overlay leaves the page (contract §4.2). */
export function leavesPage(event: Event, target: Element): boolean {
  if (event.type === 'submit') return target.getAttribute('target') !== '_blank'
  const link = target.closest<Link>('a')
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (!link || ctrlKey || metaKey || shiftKey || link.hasAttribute('download')) return false
  const address = linkAddress(link)
  const sameTab = ['', '_self', '_top', '_parent'].includes(linkTarget(link))
  return sameTab && isHttp(safeUrl(address)) && address.split('#')[0] !== location.href.split('#')[0]
}
