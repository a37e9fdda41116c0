/** Formats in mask notation (contract §7): `dd/mm/yyyy HH:MM:ss`, and the date picker's `dd/mm/yy`, `HH:mm:ss` (§5.1). */
import { isReal, type Stamp } from './stamp'

export type Unit = keyof Stamp

/** A unit, and the separator before it. */
interface Part {
  readonly unit: Unit
  readonly size: number
  readonly before: string
}
/** The units of a format, in order. */
export type Format = readonly Part[]

const UNITS: Readonly<Record<string, Unit>> = {
  dd: 'day',
  mm: 'month',
  yyyy: 'year',
  // In date-picker notation `yy` is the whole year.
  yy: 'year',
  HH: 'hour',
  hh: 'hour',
  MM: 'minute',
  ss: 'second',
}

/** Reads a notation: day, month and year, each once, then perhaps a time. @returns undefined for anything else. */
export function readFormat(notation: string): Format | undefined {
  const parts: Part[] = []
  const has = (unit: Unit) => parts.some((part) => part.unit === unit)
  let before = ''
  for (const [piece] of notation.matchAll(/dd|mm|yyyy|yy|HH|hh|MM|ss|./g)) {
    const unit = piece === 'mm' && has('hour') ? 'minute' : UNITS[piece]
    if (unit) {
      if (has(unit)) return undefined
      parts.push({ unit, size: unit === 'year' ? 4 : 2, before })
      before = ''
    } else if (/[\p{L}\d]/u.test(piece) && piece !== 'T') return undefined
    else before += piece
  }
  const [first] = parts
  const isWhole = before === '' && first?.before === '' && has('day') && has('month') && has('year')
  return isWhole ? parts : undefined
}

/** Whether a format has hours. */
export const hasTime = (format: Format): boolean => format.some(({ unit }) => unit === 'hour')

/** A number with zeros in front, up to `size` digits. */
export const pad = (value: number | string, size: number): string => String(value).padStart(size, '0')

/** Writes a date in a format. */
export function writeStamp(format: Format, stamp: Stamp): string {
  return format.map(({ unit, size, before }) => before + pad(stamp[unit], size)).join('')
}

/** Reads a complete date at the start of a text; what follows is ignored (§5.1: the first 10 characters). */
export function readStamp(format: Format, text: string): Stamp | undefined {
  const stamp: Stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  let at = 0
  for (const { unit, size, before } of format) {
    // The browser's own date-time fields write no seconds.
    if (unit === 'second' && text.length === at) break
    const digits = text.slice(at + before.length, at + before.length + size)
    // Any one character may stand between a date and its time.
    const isNext = text.startsWith(before, at) || (unit === 'hour' && before.length === 1)
    if (!isNext || digits.length < size || /\D/.test(digits)) return undefined
    stamp[unit] = Number(digits)
    at += before.length + size
  }
  return isReal(stamp) ? stamp : undefined
}
