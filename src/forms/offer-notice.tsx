/**
 * A question that the page asks in place, with its answers: for example, whether to restore
 * what an earlier visit has left.
 */

import { Code } from '../contracts/errors'
import type { Page } from '../contracts/page'
import { focusOn } from '../dom/focus'
import { islandRoot } from '../rendering/react-root'
import { Notice } from '../ui/notice'

/** What is asked. The texts are drawn again when the site's translations arrive. */
export interface Offer {
  text(): string
  readonly answers: readonly (readonly [label: () => string, act: () => void])[]
}

/** Shows an offer before `form` until it is answered or `signal` aborts; an answer moves the focus to the form. */
export function offerNotice(
  page: Page,
  signal: AbortSignal,
  form: HTMLElement,
  { text, answers }: Offer,
): void {
  const fail = (error: unknown) => page.report.thrown(error, Code.mountFailed, { element: form })
  const root = islandRoot({ page, signal, fail }, (container) => form.before(container))
  const answer = (act: () => void) => () => {
    root.remove()
    focusOn(form)
    act()
  }
  root.render(() => (
    <Notice
      role="status"
      text={text()}
      actions={answers.map(([label, act]) => [label(), answer(act)] as const)}
    />
  ))
}
