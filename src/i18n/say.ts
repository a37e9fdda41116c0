/** Texts that visitors read. */

import { ilotsError, refusal } from '../base/errors'
import { ownProperty } from '../base/own-property'
import { Code } from '../contracts/errors'
import type { Messages, Say, Texts } from '../contracts/island'
import type { Page } from '../contracts/page'
import { isEnglish } from './is-english'

/**
 * Makes a function that says texts in the page's language, as the site translates the French one. A page that is
 * neither French nor English has the French text, the specification's own, typeset unless it is the platform's own or
 * the site's configuration refuses it.
 */
export function sayWith<Keys extends Texts>(
  messages: Messages<Keys>,
  page: Pick<Page, 'config' | 't'>,
): Say<Keys> {
  return (key, values) => {
    const { fr, en, verbatim } = messages
    if (fr[key] === undefined)
      throw ilotsError(Code.definitionRefused, refusal('say', key, Object.keys(fr).join(', ')))
    const { lang, typography } = page.config
    const own = isEnglish(lang) ? en[key] : (typography && !verbatim?.includes(key as string)) || fr[key]
    return page.t(fr[key] as string, values, { own })
  }
}

/** Runs `say` now, and again when the site's translations arrive, until `signal` aborts. */
export function renderTranslated(
  page: Pick<Page, 'asked' | 'store'>,
  signal: AbortSignal,
  say: () => void,
): void {
  say()
  onTranslated(page, signal, say)
}

const wordOf = (table: Readonly<Record<string, string>>, text: string): string =>
  ownProperty(table, text) ?? text

/**
 * Runs `say` each time that translations arrive which change a text of the page, until `signal` aborts. It does not
 * run without a change: a screen reader speaks a text again that is written again, even when it reads the same.
 */
export function onTranslated(
  { asked, store }: Pick<Page, 'asked' | 'store'>,
  signal: AbortSignal,
  say: () => void,
): void {
  signal.addEventListener(
    'abort',
    store.subscribe(({ translation: { traductions: now } }, { translation: { traductions: before } }) => {
      if (now !== before && [...asked].some((text) => wordOf(now, text) !== wordOf(before, text))) say()
    }),
  )
}

/** Reads a text that may be given as a function. */
export const resolveText = (text: string | (() => string)): string =>
  typeof text === 'function' ? text() : text
