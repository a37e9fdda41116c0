import styles from 'styles:content-block'
import { defineIsland } from '../../src/define-island'
import { Code } from '../../src/errors'
import { styled } from '../../src/styles'
import { safeUrl } from '../../src/urls'
import { attributes } from './attributes'
import { BlockHistory } from './block-history'
import { type BlockContext, bodyOf, controlOf, isPlainClick } from './controls'
import { watchLoadMore } from './load-more'
import { messages } from './messages'
import { readComment } from './read-comment'
import { Refresher } from './refresh'
import { textFields } from './refresh-url'

function mount(host: HTMLElement, context: BlockContext): void {
  readComment(host)
  // Not waited for: only what happens on a click needs it.
  void styled(context.engine, styles)
  const history = new BlockHistory(host.id, context.attributes.history === 'on', context.signal)
  const refresher = new Refresher(context, history)
  context.listen('click', (event) => {
    const link = controlOf(event, 'a[data-param]', host)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void refresher.refresh({ body: bodyOf(link), control: link, address: addressOf(link, context) })
  })
  context.listen('change', (event) => {
    const select = controlOf(event, 'select[data-param]', host) as HTMLSelectElement | null
    if (!select || select.closest('form[data-role="filters"]')) return
    void refresher.refresh({ body: [[select.dataset.param ?? '', select.value]], control: select })
  })
  context.listen('submit', (event) => {
    const form = controlOf(event, 'form[data-role="filters"]', host) as HTMLFormElement | null
    if (!form) return
    event.preventDefault()
    void refresher.refresh({ body: textFields(form, event.submitter), control: form })
  })
  watchLoadMore(context, refresher)
}

/** The address bar takes the link's own `href`, when it is one that may be followed and is of this site. */
function addressOf(link: HTMLElement, { engine, island }: BlockContext): string | undefined {
  const raw = link.getAttribute('href')
  if (!raw || raw.startsWith('#')) return undefined
  const url = safeUrl(raw)
  if (url?.origin === location.origin) return url.href
  const message = `href refusé pour la barre d'adresse, reçu « ${raw} », attendu une adresse de ce site.`
  engine.report.warn(Code.urlRefused, message, { island, element: link })
  return undefined
}

export const island = defineIsland(attributes, messages, mount)
