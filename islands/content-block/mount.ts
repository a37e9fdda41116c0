import styles from 'styles:content-block'
import { isPlainClick } from '../../src/dom/plain-click'
import { siteAddress } from '../../src/history/block-history'
import { defineIsland } from '../../src/island/define-island'
import { offerRefresh } from '../../src/server/blocks'
import { requirePolicy } from '../../src/server/require-policy'
import { adopt } from '../../src/styles/adopt'
import { attributes, type BlockContext } from './context'
import { bodyOf, controlOf } from './controls'
import { watchLoadMore } from './load-more'
import { messages } from './messages'
import { Refresher } from './refresh'
import { readComment, textFields } from './refresh-url'

function mount(host: HTMLElement, context: BlockContext): void {
  readComment(host, context.page.config)
  requirePolicy()
  // Nobody waits for the styles: only a click shows something that needs them.
  adopt(styles)
  const refresher = new Refresher(context)
  offerRefresh(host, () => refresher.refresh({ body: [], control: host, isSame: true }), context.signal)
  context.listen('click', (event) => {
    const link = controlOf(event, 'a[data-param]', context)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void refresher.refresh({ body: bodyOf(link), control: link, address: siteAddress(link, context) })
  })
  context.listen('change', (event) => {
    const select = controlOf(event, 'select[data-param]', context) as HTMLSelectElement | null
    if (!select || select.closest('form[data-role="filters"]')) return
    void refresher.refresh({ body: [[select.dataset.param ?? '', select.value]], control: select })
  })
  context.listen('submit', (event) => {
    const form = controlOf(event, 'form[data-role="filters"]', context) as HTMLFormElement | null
    if (!form) return
    event.preventDefault()
    void refresher.refresh({ body: textFields(form, event.submitter), control: form })
  })
  watchLoadMore(context, refresher)
}

export const island = defineIsland(attributes, messages, mount)
