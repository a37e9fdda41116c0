/**
 * Whole dates: dayjs reads them strictly, writes, moves and compares them (§5.1). They are in UTC, where no clock is put
 * forward: the date and time that are typed are those that are sent.
 */
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { type Format, readFormat, TOKENS } from './notation'

dayjs.extend(customParseFormat)
dayjs.extend(utc)

/** A format as the library notes it. */
const patternOf = (format: Format): string =>
  format.map(({ unit, before }) => before.replaceAll('T', '[T]') + TOKENS[unit]).join('')

/** Writes a date in a format. */
export const write = (format: Format, date: Dayjs): string => date.format(patternOf(format))

/** A `Date` takes years below 100 for those of the last century. The calendar repeats after so many years. */
const CYCLE = 400

/** Reads a text that is a date in this format, and nothing else; the calendar must have the date. */
export function read(format: Format, text: string): Dayjs | undefined {
  const year = format.find(({ unit }) => unit === 'year')
  const at = year ? year.at + year.before.length : 0
  const isEarly = text.startsWith('00', at)
  const later = isEarly ? `${text.slice(0, at)}04${text.slice(at + 2)}` : text
  const date = dayjs.utc(later, patternOf(format), true).subtract(isEarly ? CYCLE : 0, 'year')
  return date.isValid() && date.year() > 0 ? date : undefined
}

/** Reads a stored date at the start of a text; what follows is ignored (§5.1: the first 10 characters). */
export function readStored(format: Format, text: string): Dayjs | undefined {
  const last = format.at(-1)
  let whole = text.slice(0, last && last.at + last.before.length + last.size)
  for (const { unit, at, before } of format) {
    // Any one character may stand between a date and its time; the browser's own date-time fields write no seconds.
    if (unit === 'hour' && before.length === 1 && whole.length > at)
      whole = whole.slice(0, at) + before + whole.slice(at + 1)
    if (unit === 'second' && whole.length === at) whole += `${before}00`
  }
  return read(format, whole)
}

/** Midnight of the visitor's today. */
export const today = (now = new Date()): Dayjs => dayjs(now).utc(true).startOf('day')

/** The beginnings of the French months, without accents. */
const MONTHS = ['jan', 'fev', 'mar', 'avr', 'mai', 'juin', 'juil', 'aou', 'sep', 'oct', 'nov', 'dec']

const WORDS = /^(?:[a-z]+\.?,? +)?(\d\d?)(?:er)? +([a-z]{3,9})\.? +(?=\d{4})/
const DAY_FIRST = /^(\d\d)(\d\d)((?:19|20)\d\d)(?!\d)/
const YEAR_FIRST = /^(\d{4})(\d\d)(\d\d)(?!\d)/
const NUMBERS = /^(\d{4}|\d\d?)\s?[-/. ]\s?(\d\d?)\s?[-/. ]\s?(\d{4}|\d\d?)(?!\d)/
const TIME = /^(?:T|,| |a)+(\d\d?) ?(?:h|:) ?(\d\d)?(?:[:m' ]+(\d\d))?/i

const CANONICAL = readFormat('yyyy-mm-dd HH:MM:ss') ?? []

/**
 * Reads a date at the start of a text as people, browsers and other programs write it: pasted, filled in, or typed where
 * there is no mask.
 * @param hasShortYears whether 5/3/26 is a date; while a visitor types it may become 5/3/2600.
 * @param now the current year, which gives short years their century.
 */
export function readAny(
  text: string,
  { hasShortYears = false, now = new Date().getFullYear() } = {},
): Dayjs | undefined {
  const plain = text
    // French pages have no-break spaces and hyphens, and a raised "er"; some programs put in marks that nobody sees.
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(
      WORDS,
      (_, day, word: string) => `${day}/${MONTHS.findIndex((name) => word.startsWith(name)) + 1}/`,
    )
    .replace(DAY_FIRST, '$1/$2/$3')
    .replace(YEAR_FIRST, '$1-$2-$3')
  const [found, first, month, last] = NUMBERS.exec(plain) ?? []
  if (!found || !first || !last) return undefined
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  if (year.length === 1 || (year.length === 2 && !hasShortYears)) return undefined
  const [, ...time] = TIME.exec(plain.slice(found.length)) ?? []
  const [hour, minute, second] = [0, 1, 2].map((index) => pad(time[index] ?? ''))
  const full = year.length === 2 ? inCentury(Number(year), now) : year
  return read(CANONICAL, `${full}-${pad(month)}-${pad(day)} ${hour}:${minute}:${second}`)
}

/** Digits with zeros in front. */
export const pad = (digits = '', size = 2): string => digits.padStart(size, '0')

/** A short year is at most five years from now, like the picker's last (§9.3); else it is of the last century. */
function inCentury(short: number, now: number): number {
  const century = now - (now % 100)
  return century + short <= now + 5 ? century + short : century - 100 + short
}
