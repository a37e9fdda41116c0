/**
 * A question that the page asks in place, with its answers: for example, whether to restore
 * what an earlier visit has left.
 */

import { membersOf } from '../dom/members'
import { renderTranslated } from '../i18n/say'
import type { Page } from '../island/page'
import { focusOn } from '../overlay/focus'

/** What is asked. The texts are said again when the site's translations arrive. */
export interface Offer {
  text(): string
  readonly answers: readonly (readonly [label: () => string, act: () => void])[]
}

/** Shows an offer before `form` until it is answered or `signal` aborts; an answer moves the focus to the form. */
export function offerNotice(page: Page, signal: AbortSignal, form: HTMLElement, offer: Offer): void {
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
  renderTranslated(page, end, () => {
    text.textContent = offer.text()
    for (const { button, label } of buttons) button.textContent = label()
  })
  end.addEventListener('abort', () => notice.remove())
  notice.append(text, ...buttons.map(({ button }) => button))
  membersOf(form).before(notice)
}
