/**
 * Whole dates: dayjs reads them strictly, writes, moves and compares them (§5.1). They are in UTC, where no clock is
 * put forward: the date and time that are typed are those that are sent.
 */
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { type Format, TOKENS } from './notation'

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

/** Digits with zeros in front. */
export const pad = (digits = '', size = 2): string => digits.padStart(size, '0')
