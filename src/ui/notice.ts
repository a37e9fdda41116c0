/** A failure told to the visitor, in place, with a way to try again (contract §3). */
import type { Engine } from '../engine/engine'
import { tell } from '../i18n/say'

interface Caller {
  readonly engine: Engine
  readonly signal: AbortSignal
  say(key: 'failed' | 'retry'): string
}

/**
 * A `role="alert"` with the caller's texts `failed` and `retry`, in sight; a try removes it.
 * @param put puts it into the page.
 * @param retry runs on the button; the notice is gone by then.
 */
export function failureNotice(
  { engine, signal, say }: Caller,
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
  tell(engine, AbortSignal.any([signal, gone.signal]), () => {
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
  // It may have come above a control at the edge of the window, and below the site's header.
  notice.scrollIntoView({ block: 'nearest' })
  return notice
}
