/** One month in place of another: ask, replace, give focus back, speak, remember. */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { BlockHistory } from '../../src/history/block-history'
import { Code, isIlotsError } from '../../src/island/errors'
import { focusOn } from '../../src/overlay/focus'
import { ownAddress } from '../../src/server/own-address'
import { replaceWithHtml } from '../../src/server/replaced'
import { isAbort } from '../../src/server/request'
import { failureNotice } from '../../src/ui/notice'
import { askMonth, type Context } from './months'
import { monthTeller } from './spoken'
import { successorOf } from './successor'

/** @returns shows the month of a link; of several asked for, the last. One that does not come leaves the month that is there. */
export function viewer(context: Context): (link: HTMLAnchorElement) => Promise<void> {
  const { host, signal, engine, island, attributes, set } = context
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
  // What is still on its way belongs to the month that the visitor has just left.
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
      // What the request service throws, it has reported.
      if (!isIlotsError(error)) engine.report.thrown(error, Code.malformedReply, { island, element: host })
      const put = (element: HTMLElement) => membersOf(host).prepend(element)
      notice = failureNotice(context, put, () => {
        // The button that was used has gone.
        link.focus()
        void show(link)
      })
    }
  }
}

function replace(html: string, link: HTMLAnchorElement, context: Context, history: BlockHistory): void {
  const { host, engine, say } = context
  const successor = successorOf(link, host)
  const month = monthTeller(host)
  const left = history.leave(host)
  const fresh = replaceWithHtml(host, html)
  history.enter(left, ownAddress(link, context) ?? location.href)
  if (left.focused) focusOn(successor(fresh) ?? fresh)
  announce(month(fresh) ?? say('updated'))
  engine.dispatch(fresh, 'block-refresh', { id: membersOf(fresh).id })
}
