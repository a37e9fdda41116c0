/** The HTML answers of the two calls of §7.15. */

import { fragmentOnly } from '../../src/server/replaced'
import { serverFragment } from '../../src/server/server-html'

/** What the server thinks of the form. */
export interface Verdict {
  readonly fragment: DocumentFragment
  /** Names of fields in error, each with its message. */
  readonly errors: readonly { name: string; text: string }[]
  /** Whether the form may be sent (contract §4.4). */
  readonly isAccepted: boolean
}

/** Reads the verdict of the server; an empty answer accepts the form. @throws Error for a whole page. */
export function readVerdict(text: string): Verdict {
  const fragment = serverFragment(fragmentOnly(text))
  const errors = [...fragment.querySelectorAll<HTMLElement>('[data-field]')].flatMap(
    ({ dataset, textContent }) =>
      dataset.field ? [{ name: dataset.field, text: textContent?.trim() ?? '' }] : [],
  )
  const isAccepted = errors.length === 0 || fragment.querySelector('.alert-success') !== null
  return { fragment, errors, isAccepted }
}
