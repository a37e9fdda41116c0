import { membersOf } from '../dom/members'
import { isHttp } from '../server/safe-url'

/** Whether a click or a submit inside an overlay leaves the page (contract §4.2). */
export function leavesPage(event: Event, target: Element): boolean {
  if (event.type === 'submit') return membersOf(target as HTMLFormElement).target !== '_blank'
  const link = membersOf(target).closest('a')
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (!link?.href || ctrlKey || metaKey || shiftKey || link.hasAttribute('download')) return false
  const sameTab = ['', '_self', '_top', '_parent'].includes(link.target)
  return sameTab && isHttp(link) && link.href.split('#')[0] !== location.href.split('#')[0]
}
