/** A question that the page asks in place, with two answers: what was kept of an earlier visit, say. */

import { membersOf } from '../dom/members'
import type { Engine } from '../engine/engine'
import { tell } from '../i18n/say'
import { focusOn } from '../overlay/focus'

/** Its texts are said again when the site's translations arrive. */
export interface Offer {
  text(): string
  readonly answers: readonly (readonly [label: () => string, act: () => void])[]
}

/**
 * Stands before `form` until it is answered, or `signal` aborts; then the focus goes on with the form.
 */
export function offerNotice(engine: Engine, signal: AbortSignal, form: HTMLElement, offer: Offer): void {
  const notice = document.createElement('div')
  notice.className = 'ilots-notice'
  notice.setAttribute('role', 'status')
  const text = document.createElement('p')
  text.className = 'ilots-notice-text'
  const gone = new AbortController()
  const buttons = offer.answers.map(([label, act]) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'ilots-button'
    button.addEventListener('click', () => {
      gone.abort()
      focusOn(form)
      act()
    })
    return { button, label }
  })
  const end = AbortSignal.any([signal, gone.signal])
  tell(engine, end, () => {
    text.textContent = offer.text()
    for (const { button, label } of buttons) button.textContent = label()
  })
  end.addEventListener('abort', () => notice.remove())
  notice.append(text, ...buttons.map(({ button }) => button))
  membersOf(form).before(notice)
}
