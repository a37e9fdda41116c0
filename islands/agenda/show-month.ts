/** One month replaces another: request, replace, restore the focus, announce, add the history entry. */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { BlockHistory } from '../../src/history/block-history'
import { Code, isIlotsError } from '../../src/island/errors'
import { focusOn } from '../../src/overlay/focus'
import { ownAddress } from '../../src/server/own-address'
import { replaceWithHtml } from '../../src/server/replaced'
import { isAbort } from '../../src/server/request'
import { failureNotice } from '../../src/ui/failure-notice'
import { rememberTitles, successorOf } from './compare-months'
import type { AgendaContext } from './context'
import { askMonth } from './months'

/**
 * @returns shows the month of a link. When several are requested, the last one wins; when the request fails, the present
 * month stays and a notice says so.
 */
export function makeViewer(context: AgendaContext): (link: HTMLAnchorElement) => Promise<void> {
  const { host, signal, page, island, attributes, set } = context
  const find = membersOf(host).id ? undefined : () => host
  const history = new BlockHistory(membersOf(host).id || `${island} ${attributes.param}`, true, signal, find)
  let turn = 0
  let notice: HTMLElement | undefined
  const settle = (): number => {
    notice?.remove()
    set(host, 'aria-busy', 'false')
    turn += 1
    return turn
  }
  // Back has changed the month: a reply that is still on its way belongs to the one that the visitor has left.
  history.onTravel(settle)
  signal.addEventListener('abort', () => notice?.remove())

  return async function show(link) {
    const mine = settle()
    set(host, 'aria-busy', 'true')
    try {
      const html = await askMonth(context, link.dataset.date ?? '')
      if (mine !== turn || signal.aborted) return
      replace(html, link, context, history)
      settle()
    } catch (error) {
      if (mine !== turn || isAbort(error)) return
      settle()
      // The request service has already reported the errors that it throws.
      if (!isIlotsError(error)) page.report.thrown(error, Code.malformedReply, { island, element: host })
      const insertNotice = (element: HTMLElement) => membersOf(host).prepend(element)
      notice = failureNotice(context, insertNotice, () => {
        // The retry button has gone: the focus returns to the link.
        link.focus()
        void show(link)
      })
    }
  }
}

function replace(html: string, link: HTMLAnchorElement, context: AgendaContext, history: BlockHistory): void {
  const { host, page, say } = context
  const successor = successorOf(link, host)
  const month = rememberTitles(host)
  const left = history.leave(host)
  const fresh = replaceWithHtml(host, html)
  history.enter(left, ownAddress(link, context) ?? location.href)
  if (left.focused) focusOn(successor(fresh) ?? fresh)
  announce(month(fresh) ?? say('updated'))
  page.dispatch(fresh, 'block-refresh', { id: membersOf(fresh).id })
}
