/** A failure told to the visitor, in place, with a way to try again (contract §3). */

import { renderTranslated } from '../i18n/say'
import type { Host } from '../island/island'

/**
 * Shows a `role="alert"` with the caller's texts `failed` and `retry`, and scrolls it into sight; its button removes it.
 * @param put puts the notice into the page.
 * @param retry runs on the button; the notice is gone by then.
 */
export function failureNotice(
  { page, signal, say }: Pick<Host, 'page' | 'signal'> & { say(key: 'failed' | 'retry'): string },
  put: (notice: HTMLElement) => void,
  retry: () => void,
): HTMLElement {
  const notice = document.createElement('div')
  notice.className = 'ilots-notice'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.className = 'ilots-notice-text'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-button'
  const gone = new AbortController()
  renderTranslated(page, AbortSignal.any([signal, gone.signal]), () => {
    text.textContent = say('failed')
    button.textContent = say('retry')
  })
  button.addEventListener('click', () => {
    gone.abort()
    notice.remove()
    retry()
  })
  notice.append(text, button)
  put(notice)
  // The notice may be outside the window, or below the site's sticky header.
  notice.scrollIntoView({ block: 'nearest' })
  return notice
}
