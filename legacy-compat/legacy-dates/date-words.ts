/** What the language in use says of dates: names, and how they are found again in what people write. */
import { daysIntoWeek, weekOf } from './calendar'
import type { LocaleObject } from './locale'

export interface DateWords {
  get(key: string, args?: unknown): unknown
  /** `months`, `days_abbr` and the like. */
  list(key: string): readonly string[]
  firstDayOfWeek(): number
  week(date: Date, firstDay?: number): number
  intoWeek(date: Date, firstDay?: number): number
  /** @throws Error for a word of no name, or of several. */
  indexOf(kind: 'day' | 'month', word: unknown): number
}

/** Without case and accents, as people type: 'fevrier', 'AOUT'. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

export function makeWords(Locale: LocaleObject): DateWords {
  const get = (key: string, args?: unknown) => Locale.get(`Date.${key}`, args)
  const list = (key: string) => (get(key) || []) as readonly string[]
  const firstDayOfWeek = () => {
    const day = get('firstDayOfWeek')
    return day === '' ? 1 : Number(day)
  }

  function indexOf(kind: 'day' | 'month', word: unknown): number {
    const names = list(`${kind}s`)
    if (typeof word === 'number') {
      if (names[word]) return word
      throw new Error(`Date : ${kind} inconnu, reçu ${word}, attendu 0 à ${names.length - 1}.`)
    }
    const wanted = plain(String(word))
    const isShort = (name: string) => name === wanted || name.replace('.', '') === wanted
    const short = list(`${kind}s_abbr`).findIndex((name) => isShort(plain(name)))
    if (short >= 0) return short
    const found = names.filter((name) => plain(name).startsWith(wanted))
    if (found.length === 1) return names.indexOf(found[0] ?? '')
    throw new Error(`Date : ${kind} ${found.length ? 'ambigu' : 'inconnu'}, reçu « ${word} ».`)
  }

  return {
    get,
    list,
    firstDayOfWeek,
    week: (date, firstDay = firstDayOfWeek()) => weekOf(date, firstDay),
    intoWeek: (date, firstDay = firstDayOfWeek()) => daysIntoWeek(date, firstDay),
    indexOf,
  }
}
