/** How attributes say the formats and the years of a date field (contract §7). */

import { ownProperty } from '../../src/base/own-property'
export type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** A unit, the separator before it, and the place of that in the text. */
interface Segment {
  readonly unit: Unit
  readonly size: number
  readonly before: string
  readonly at: number
}
/** The units of a format, in order. */
export type Format = readonly Segment[]

/** The notation of masks (contract §7), and the picker's `dd/mm/yy`, `HH:mm:ss` (§5.1): there `yy` is four digits. */
const UNITS: Readonly<Record<string, Unit>> = {
  dd: 'day',
  mm: 'month',
  yyyy: 'year',
  yy: 'year',
  HH: 'hour',
  hh: 'hour',
  MM: 'minute',
  ss: 'second',
}

/** Units as dayjs writes them. */
export const TOKENS = {
  year: 'YYYY',
  month: 'MM',
  day: 'DD',
  hour: 'HH',
  minute: 'mm',
  second: 'ss',
} as const

/** Reads a notation: day, month and year, each once, then perhaps a time. @returns undefined for anything else. */
export function readFormat(notation: string): Format | undefined {
  const segments: Segment[] = []
  const has = (unit: Unit) => segments.some((segment) => segment.unit === unit)
  let before = ''
  let at = 0
  for (const [piece] of notation.matchAll(/dd|mm|yyyy|yy|HH|hh|MM|ss|./g)) {
    const unit = piece === 'mm' && has('hour') ? 'minute' : ownProperty(UNITS, piece)
    if (unit) {
      if (has(unit)) return undefined
      const size = TOKENS[unit].length
      segments.push({ unit, size, before, at })
      at += before.length + size
      before = ''
      // Brackets are the library's own quotes.
    } else if (/[\p{L}\d[\]]/u.test(piece) && piece !== 'T') return undefined
    else before += piece
  }
  const isWhole = before === '' && segments[0]?.before === '' && has('day') && has('month') && has('year')
  return isWhole ? segments : undefined
}

/** Whether a format has hours. */
export const hasTime = (format: Format): boolean => format.some(({ unit }) => unit === 'hour')

/** The time of a format, as a format of its own. */
export function timeOf(format: Format): Format | undefined {
  const from = format.findIndex(({ unit }) => unit === 'hour')
  return from < 0
    ? undefined
    : format.slice(from).map((segment, index) => (index ? segment : { ...segment, before: '' }))
}

/** Years that a picker offers at most: each is an option. */
const MOST_YEARS = 500

/**
 * Reads `1900:2031`; a year with a sign counts from `now`.
 * @returns undefined for anything else, and for more than {@link MOST_YEARS}.
 */
export function readYears(text: string, now: number): readonly [number, number] | undefined {
  const found = /^\s*([+-]\d+|\d{4}):([+-]\d+|\d{4})\s*$/.exec(text)
  if (!found) return undefined
  const [from = 0, to = 0] = found
    .slice(1)
    .map((year) => (/^\d/.test(year) ? Number(year) : now + Number(year)))
  if (Math.abs(to - from) > MOST_YEARS) return undefined
  return from <= to ? [from, to] : [to, from]
}
