/** `date.format('%d/%m/%Y')`: the signs of `strftime`, named formats, and spans of time in words. */
import { ownProperty } from '../../src/base/own-property'
import { type DateWords, dayOfYear } from './calendar'

type Format = string | ((date: Date) => unknown)

const pad = (value: number, length: number, filler = '0') => String(value).padStart(length, filler)
const twelve = (date: Date) => date.getHours() % 12 || 12

/** `+0100`. */
export function offsetOf(date: Date): string {
  const minutes = Math.abs(date.getTimezoneOffset())
  const sign = date.getTimezoneOffset() > 0 ? '-' : '+'
  return sign + pad(Math.floor(minutes / 60), 2) + pad(minutes % 60, 2)
}

/** The name that browsers write before the offset. */
export const timezoneOf = (date: Date): string => / ([A-Z]{3})[+-]\d{4}/.exec(String(date))?.[1] ?? ''

export const meridiem = (date: Date): string => (date.getHours() < 12 ? 'AM' : 'PM')

/** The date as mails have it, in English whatever the language. */
function mailDate(date: Date): string {
  const [day, month, number, year] = date.toDateString().split(' ')
  return `${day}, ${number} ${month} ${year} ${date.toTimeString().slice(0, 9)}`
}

export function makeFormatter(words: DateWords) {
  const formats: Record<string, Format> = {
    db: '%Y-%m-%d %H:%M:%S',
    compact: '%Y%m%dT%H%M%S',
    short: '%d %b %H:%M',
    long: '%B %d, %Y %H:%M',
    rfc822: (date) => mailDate(date) + timezoneOf(date),
    rfc2822: (date) => mailDate(date) + offsetOf(date),
    iso8601: (date) => date.toISOString(),
  }
  const signs: Record<string, (date: Date) => unknown> = {
    __proto__: null as never,
    a: (date) => words.list('days_abbr')[date.getDay()],
    A: (date) => words.list('days')[date.getDay()],
    b: (date) => words.list('months_abbr')[date.getMonth()],
    B: (date) => words.list('months')[date.getMonth()],
    c: (date) => format(date, '%a %b %d %H:%M:%S %Y'),
    d: (date) => pad(date.getDate(), 2),
    e: (date) => pad(date.getDate(), 2, ' '),
    H: (date) => pad(date.getHours(), 2),
    I: (date) => pad(twelve(date), 2),
    j: (date) => pad(dayOfYear(date), 3),
    k: (date) => pad(date.getHours(), 2, ' '),
    l: (date) => pad(twelve(date), 2, ' '),
    L: (date) => pad(date.getMilliseconds(), 3),
    m: (date) => pad(date.getMonth() + 1, 2),
    M: (date) => pad(date.getMinutes(), 2),
    o: (date) => words.get('ordinal', date.getDate()),
    p: (date) => words.get(meridiem(date)),
    s: (date) => Math.round(+date / 1_000),
    S: (date) => pad(date.getSeconds(), 2),
    T: (date) => format(date, '%H:%M:%S'),
    U: (date) => pad(words.week(date), 2),
    w: (date) => date.getDay(),
    x: (date) => format(date, String(words.get('shortDate'))),
    X: (date) => format(date, String(words.get('shortTime'))),
    y: (date) => String(date.getFullYear()).slice(2),
    Y: (date) => date.getFullYear(),
    z: offsetOf,
    Z: timezoneOf,
  }

  /** Writes a date; a sign without a meaning is its own letter. */
  function format(date: Date, given: unknown): unknown {
    if (Number.isNaN(+date)) return 'invalid date'
    const name = String(given || '%x %X')
    const known = ownProperty(formats, name) ?? ownProperty(formats, name.toLowerCase())
    const chosen = typeof given === 'function' ? (given as Format) : (known ?? name)
    if (typeof chosen === 'function') return chosen(date)
    return chosen.replace(/%([a-z%])/gi, (_all, sign: string) => String(signs[sign]?.(date) ?? sign))
  }
  return { format, formats }
}

/** How many of each make the next longer one. */
const STEPS: readonly [string, number][] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
  ['month', 52 / 12],
  ['year', 12],
  ['eon', Number.POSITIVE_INFINITY],
]

/** @param seconds since then; less than 0 until then. */
export function phraseOf(words: DateWords, seconds: number): string {
  const suffix = seconds < 0 ? 'Until' : 'Ago'
  let amount = Math.abs(seconds)
  let name = 'lessThanMinute'
  for (const [unit, step] of STEPS) {
    if (amount < 1.5 * step) {
      if (amount > 0.75 * step) name = unit
      break
    }
    amount /= step
    name = `${unit}s`
  }
  const delta = Math.round(amount)
  return String(words.get(name + suffix, delta)).replace('{delta}', String(delta))
}

/** The longest unit first; units that are not reached are left out. */
export function spanOf(from: Date, to: Date, separator = ':'): string {
  let rest = Math.abs(Math.floor((+to - +from) / 1_000))
  const parts: string[] = []
  for (const [unit, length] of [
    ['s', 60],
    ['m', 60],
    ['h', 24],
    ['d', 365],
    ['y', Number.POSITIVE_INFINITY],
  ] as const) {
    if (unit !== 's' && !rest) break
    parts.unshift((rest % length) + unit)
    rest = Math.floor(rest / length)
  }
  return parts.join(separator)
}
