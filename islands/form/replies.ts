/** What the two calls of §7.15 answer: HTML. */

import { nonEmpty } from '../../src/server/replaced'
import { serverFragment } from '../../src/server/server-html'

export interface Verdict {
  readonly fragment: DocumentFragment
  /** Names of fields in error, and what stands there. */
  readonly errors: readonly { name: string; text: string }[]
  /** The form may go (contract §4.4). */
  readonly isAccepted: boolean
}

/** A login page instead of an answer says nothing about the form. @throws Error */
function refuseDocument(text: string): string {
  if (/^\s*(<!doctype|<html)/i.test(text)) throw new Error('une page entière au lieu d’un fragment')
  return text
}

/** An empty answer has nothing to object. @throws Error */
export function readVerdict(text: string): Verdict {
  const fragment = serverFragment(refuseDocument(text))
  const errors = [...fragment.querySelectorAll<HTMLElement>('[data-field]')].flatMap(
    ({ dataset, textContent }) =>
      dataset.field ? [{ name: dataset.field, text: textContent?.trim() ?? '' }] : [],
  )
  const isAccepted = errors.length === 0 || fragment.querySelector('.alert-success') !== null
  return { fragment, errors, isAccepted }
}

/** @throws Error */
export const readReload = (text: string): string => nonEmpty(refuseDocument(text))
