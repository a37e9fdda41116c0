import type { Page } from '../../src/contracts/page'
import type { WholePage } from '../../src/contracts/whole-page'
import type { Dictionary } from '../core/loose'
import type { Additions, Kit } from '../kit'
import { makeWords } from './calendar'
import { makeDates } from './dates'
import { defineLanguages, type LocaleObject, makeLang, makeLocale } from './locale'
import { numberMethods } from './number-format'
import { makeParser } from './parse-date'

/** What `Form.Validator` needs besides: dates as people write them, though `Date.parse` stays the browser's. */
export interface Dates extends Additions {
  readonly globals: { readonly Locale: LocaleObject }
  readonly parseDate: (text: unknown) => unknown
  readonly formatDate: (date: Date, format: unknown) => unknown
}

const made = new WeakMap<object, Dates>()

/** Makes it once for each page: the language in use is one, whoever asks first. */
export async function create(page: WholePage, kit: Kit): Promise<Dates> {
  const dates = made.get(page) ?? make(page, kit)
  made.set(page, dates)
  return dates
}

function make(page: Pick<Page, 'config'>, kit: Kit): Dates {
  const Locale = makeLocale(kit)
  defineLanguages(Locale, page.config.lang)
  const { MooTools } = window as unknown as { MooTools?: Dictionary }
  if (MooTools) MooTools.lang ??= makeLang(Locale)
  const words = makeWords(Locale)
  const parser = makeParser(words)
  const { statics, methods, format } = makeDates(words, parser)
  return {
    globals: { Locale },
    dateStatics: statics,
    dates: methods,
    numbers: numberMethods(Locale),
    parseDate: parser.parse,
    formatDate: format,
  }
}
