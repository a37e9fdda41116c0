/** What months, years and units are, and what the language in use says of them. */
import type { LocaleObject } from './locale'

const MS = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 }

export const isLeapYear = (year: number): boolean => new Date(year, 1, 29).getDate() === 29

export const daysInMonth = (month: number, year: number): number | undefined =>
  [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]

/** `Date.units`: milliseconds of each; scripts add to it. */
export const units: Record<string, (...given: (number | undefined)[]) => number> = {
  ms: () => 1,
  ...Object.fromEntries(Object.entries(MS).map(([name, length]) => [name, () => length])),
  month: (month = new Date().getMonth(), year = new Date().getFullYear()) =>
    (daysInMonth(month, year) ?? 0) * MS.day,
  year: (year = new Date().getFullYear()) => (isLeapYear(year) ? 366 : 365) * MS.day,
}

/** The day's number within its year, from 1. Days are counted in UTC, where each has 24 hours. */
export const dayOfYear = (date: Date): number =>
  (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.UTC(date.getFullYear(), 0, 0)) /
  MS.day

/** The number of days since the last `firstDay`: 0 to 6. */
const daysIntoWeek = (date: Date, firstDay: number): number => (7 + date.getDay() - firstDay) % 7

/**
 * The week's number. Where weeks begin on Monday, a week belongs to the year of its Thursday (ISO 8601); elsewhere,
 * the first week is that of 1 January, and a week of two years has two numbers.
 */
function weekOf(date: Date, firstDay: number): number {
  if (firstDay !== 1) {
    const newYear = new Date(date.getFullYear(), 0, 1)
    return Math.floor((dayOfYear(date) - 1 + daysIntoWeek(newYear, firstDay)) / 7) + 1
  }
  const thursday = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 3 - daysIntoWeek(date, 1))
  return Math.ceil(dayOfYear(thursday) / 7)
}

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
