import styles from 'styles:agenda'
import { isIlotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { announce } from '../../src/dom/announce'
import { elementOfId } from '../../src/dom/content'
import { focusOn, leadTo } from '../../src/dom/focus'
import { isPlainClick } from '../../src/dom/plain-click'
import { rootAround } from '../../src/dom/roots'
import { BlockHistory, siteAddress } from '../../src/history/block-history'
import { defineIsland } from '../../src/island/define-island'
import { replacement, replaceWithHtml } from '../../src/server/replaced'
import { isAbort, request } from '../../src/server/request'
import { requirePolicy } from '../../src/server/require-policy'
import { adopt } from '../../src/styles/adopt'
import { failureNotice } from '../../src/ui/failure-notice'
import { LINK, rememberTitles, successorOf } from './compare-months'
import { type AgendaContext, attributes } from './context'
import { messages } from './messages'

function mount(_: HTMLElement, context: AgendaContext): void {
  requirePolicy()
  // Nobody waits for the styles: only a click shows something that needs them.
  adopt(styles)
  const show = makeViewer(context)
  for (const type of ['pointerover', 'focusin'] as const)
    context.listen(type, ({ target }) => {
      const date = linkAt(target)?.dataset.date
      if (date !== undefined) prefetch(context, date)
    })
  context.listen('click', (event) => {
    const link = linkAt(event.target)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void show(link)
  })
}

const linkAt = (target: EventTarget | null) => (target as Element).closest<HTMLAnchorElement>(LINK)

/**
 * @returns shows the month of a link. When several are requested, the last one wins; when the request fails, the
 * present month stays and a notice says so.
 */
function makeViewer(context: AgendaContext): (link: HTMLAnchorElement) => Promise<void> {
  const { host, signal, page, island, set } = context
  const { id } = host
  const name = id || `${island} ${context.attributes.param}`
  const tree = rootAround(host)
  const find = () => (id ? (elementOfId(id, tree) ?? null) : host)
  const history = new BlockHistory(name, true, signal, find)
  let turn = 0
  let notice: HTMLElement | undefined
  const finishRequest = (): number => {
    notice?.remove()
    set(host, 'aria-busy', 'false')
    turn += 1
    return turn
  }
  // Back has changed the month: a reply that is still on its way belongs to the one that the visitor has left.
  history.onTravel(finishRequest)
  signal.addEventListener('abort', () => notice?.remove())

  return async function show(link) {
    const thisTurn = finishRequest()
    set(host, 'aria-busy', 'true')
    try {
      const html = await askMonth(context, link.dataset.date ?? '')
      if (thisTurn !== turn || signal.aborted) return
      replace(html, link, context, history)
      finishRequest()
    } catch (error) {
      if (thisTurn !== turn || isAbort(error)) return
      finishRequest()
      // The request service has already reported the errors that it throws.
      if (!isIlotsError(error)) page.report.thrown(error, Code.malformedReply, { island, element: host })
      const insertNotice = (element: HTMLElement) => host.prepend(element)
      const retry = () => {
        // The retry button has gone: the focus returns to the link.
        leadTo(link)
        void show(link)
      }
      notice = failureNotice(context, insertNotice, retry, link.getAttribute('href'), () =>
        context.say('follow'),
      )
    }
  }
}

/** Replaces the month: restores the focus, announces, adds the history entry. */
function replace(html: string, link: HTMLAnchorElement, context: AgendaContext, history: BlockHistory): void {
  const { host, page, say } = context
  const successor = successorOf(link, host)
  const month = rememberTitles(host)
  const before = history.takeContent(host)
  const fresh = replaceWithHtml(host, html)
  history.enter(before, siteAddress(link, context) ?? location.href)
  if (before.focused) focusOn(successor(fresh) ?? fresh)
  announce(month(fresh) ?? say('updated'))
  page.dispatch(fresh, 'block-refresh', { id: fresh.id })
}

/** Month HTML by the body of its call. It lives in the module: a reply that replaces the agenda does not empty it. */
const known = new Map<string, string>()
const prefetched = new Set<string>()

/** @returns the HTML of a month (§7.6); known months and running calls are shared. @throws as `request`. */
async function askMonth(context: AgendaContext, date: string): Promise<string> {
  const body = bodyOf(context, date)
  const key = String(body)
  const { endpoints, platform } = context.page.config
  const url = endpoints.agenda ?? `/${platform}/clients/utils/common.php`
  const html = known.get(key) ?? (await request(context, { url, body, html: true, read: replacement }))
  known.set(key, html)
  return html
}

/** Requests a month before the click on it. A request that fails is not repeated before that click. */
function prefetch(context: AgendaContext, date: string): void {
  const key = String(bodyOf(context, date))
  if (prefetched.has(key)) return
  prefetched.add(key)
  askMonth(context, date).catch(() => {})
}

const bodyOf = ({ attributes: { param } }: AgendaContext, date: string) =>
  new URLSearchParams({ module: 'agenda', param, date })

export const island = defineIsland(attributes, messages, mount)
