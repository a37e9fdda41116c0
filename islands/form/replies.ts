/** The HTML answers of the two calls of §7.15. */

import { nonEmpty } from '../../src/server/replaced'
import { serverFragment } from '../../src/server/server-html'

/** What the server thinks of the form. */
export interface Verdict {
  readonly fragment: DocumentFragment
  /** Names of fields in error, each with its message. */
  readonly errors: readonly { name: string; text: string }[]
  /** Whether the form may be sent (contract §4.4). */
  readonly isAccepted: boolean
}

/** A whole page is a login page, not a verdict on the form. @throws Error */
function refuseDocument(text: string): string {
  if (/^\s*(<!doctype|<html)/i.test(text)) throw new Error('une page entière au lieu d’un fragment')
  return text
}

/** Reads the verdict of the server; an empty answer accepts the form. @throws Error for a whole page. */
export function readVerdict(text: string): Verdict {
  const fragment = serverFragment(refuseDocument(text))
  const errors = [...fragment.querySelectorAll<HTMLElement>('[data-field]')].flatMap(
    ({ dataset, textContent }) =>
      dataset.field ? [{ name: dataset.field, text: textContent?.trim() ?? '' }] : [],
  )
  const isAccepted = errors.length === 0 || fragment.querySelector('.alert-success') !== null
  return { fragment, errors, isAccepted }
}

/** Reads the form that comes again. @throws Error for a whole page, or for nothing. */
export const readReload = (text: string): string => nonEmpty(refuseDocument(text))
