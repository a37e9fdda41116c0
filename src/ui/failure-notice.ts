/** A failure shown to the visitor, in place, with a way to try again (contract §3). */

import type { IslandContextBase } from '../contracts/island'
import { markAdded } from '../dom/added-nodes'
import { renderTranslated } from '../i18n/say'
import { safeUrl } from '../server/safe-url'

/**
 * Shows a `role="alert"` with the caller's texts `failed` and `retry`, and scrolls it into sight; its button removes
 * it.
 * @param put puts the notice into the page.
 * @param retry runs on the button; the notice is gone by then.
 * @param href where the visitor gets without script; `follow` names the link.
 */
export function failureNotice(
  {
    page,
    signal,
    say,
  }: Pick<IslandContextBase, 'page' | 'signal'> & { say(key: 'failed' | 'retry'): string },
  put: (notice: HTMLElement) => void,
  retry: () => void,
  href?: string | null,
  follow = () => '',
): HTMLElement {
  const notice = document.createElement('div')
  notice.className = 'ilots-notice'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.className = 'ilots-notice-text'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-button'
  const link = document.createElement('a')
  link.className = 'ilots-button is-secondary'
  const gone = new AbortController()
  renderTranslated(page, AbortSignal.any([signal, gone.signal]), () => {
    text.textContent = say('failed')
    button.textContent = say('retry')
    link.textContent = follow()
  })
  button.addEventListener('click', () => {
    gone.abort()
    notice.remove()
    retry()
  })
  notice.append(text, button)
  const url = safeUrl(href)
  if (url) {
    link.href = url.href
    notice.append(link)
  }
  put(markAdded(notice))
  // The notice may be outside the window, or below the site's sticky header.
  notice.scrollIntoView({ block: 'nearest' })
  return notice
}
