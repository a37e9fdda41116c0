/** What visitors read of a field that does not fit, under the names of the original; pages add to them with `Locale.define`. */
import type { Dictionary } from '../core/loose'
import type { LocaleObject, LocaleSet } from '../legacy-dates/locale'
import messages from './messages.json'

const SET = 'FormValidator'

/** Defines what the page has not defined itself: its script may have run before this code came. */
export function defineMessages(Locale: LocaleObject): void {
  for (const [name, texts] of Object.entries(messages)) {
    const locale = Locale.define(name) as LocaleSet
    locale.define(SET, { ...texts, ...locale.sets[SET] })
  }
}

/** Makes the function that says a text; a value comes from an attribute or from what is typed, and is made HTML by `write`. */
export const makeSay =
  (Locale: LocaleObject, write: (value: string) => string) =>
  (key: string, values?: Dictionary): string => {
    const text = String(Locale.get(`${SET}.${key}`))
    // Scripts that ask for a text fill it in themselves.
    if (!values) return text
    return text.replace(/\{(\w+)\}/g, (_all, name: string) => write(String(values[name] ?? '')))
  }
export type Say = ReturnType<typeof makeSay>
