/** How dates and numbers are written in English and in French, under the names of the original. */
import { isEnglish } from '../../src/i18n/is-english'
import languages from './languages.json'
import type { LocaleObject } from './locale'

const ENDINGS = ['th', 'st', 'nd', 'rd']
const ordinals = {
  'en-US': (day: number) => (day > 3 && day < 21 ? 'th' : (ENDINGS[day % 10] ?? 'th')),
  'fr-FR': (day: number) => (day > 1 ? '' : 'er'),
}

/** Defines both, and uses that of the page: French, unless the page is English. */
export function defineLanguages(Locale: LocaleObject, lang: string): void {
  for (const name of ['en-US', 'fr-FR'] as const) {
    Locale.define(name, 'Date', { ...languages[name].Date, ordinal: ordinals[name] })
    Locale.define(name, 'Number', languages[name].Number)
  }
  Locale.use(isEnglish(lang) ? 'en-US' : 'fr-FR')
}
