import busy from 'styles:busy'
import { refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { isPartOf } from '../../src/dom/content'
import { isPlainClick } from '../../src/dom/plain-click'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/styles/adopt'
import { activate, openForm, remove } from './actions'
import type { Context } from './call'
import { messages } from './messages'

const ACTIONS: Readonly<Record<string, (link: HTMLElement, context: Context) => Promise<void>>> = {
  __proto__: null as never,
  activate,
  delete: remove,
  edit: openForm,
  new: openForm,
}

function mount(_: HTMLElement, context: Context): void {
  adopt(busy)
  // Every action may open a dialog. If its code fails to load, the click says so.
  context.page.modal.preload().catch(() => {})
  const underWay = new Set<Element>()
  context.listen('click', (event) => {
    const link = linkOf(event, context)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (underWay.has(link)) return
    underWay.add(link)
    act(link, context).finally(() => underWay.delete(link))
  })
}

/** A link in content is none of the template's actions (contract §9). */
function linkOf({ target }: Event, { host, page: { config } }: Context): HTMLElement | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-action]') : null
  return link && isPartOf(host, link, config) && host.contains(link) ? link : null
}

/** Runs the link's action and marks the link as busy meanwhile. Never rejects. */
async function act(link: HTMLElement, context: Context): Promise<void> {
  const { action = '' } = link.dataset
  const run = ACTIONS[action]
  const { page, island } = context
  if (!run) {
    const message = refusal('data-action', action, Object.keys(ACTIONS).join(', '))
    return page.report.error(Code.attributeRefused, message, { island, element: link })
  }
  link.setAttribute('aria-busy', 'true')
  link.toggleAttribute('data-ilots-busy', true)
  try {
    await run(link, context)
  } catch (error) {
    page.report.thrown(error, Code.listenerFailed, { island, element: link })
  } finally {
    link.removeAttribute('aria-busy')
    link.removeAttribute('data-ilots-busy')
  }
}

export const island = defineIsland({}, messages, mount)
