/** The text of a date field as digits of each unit and a caret among them (§5.1), and which digits can still become a date. */
import { type Format, hasTime, pad, type Unit } from './format'
import { isReal, monthLength, type Stamp } from './stamp'

/** A text in its mask, with the caret. */
export interface Typed {
  readonly digits: Digits
  /** The caret: the index of its unit in the format, and the number of digits before it there. */
  readonly unit: number
  readonly offset: number
}

/** Reads a text in the mask, with gaps, without the characters from `start` to `end`; the caret is at `start`. */
export function readTyped(format: Format, text: string, start: number, end: number): Typed {
  const digits: Record<string, string> = {}
  for (const { unit } of format) digits[unit] = ''
  let unit = 0
  let caret: readonly [number, number] | undefined
  const unitName = () => format[unit]?.unit ?? 'day'
  for (let at = 0; at <= text.length; at += 1) {
    if (at >= start) caret ??= [unit, digits[unitName()]?.length ?? 0]
    const before = format[unit + 1]?.before
    const letter = text[at] ?? ''
    if (before && text.startsWith(before, at)) {
      unit += 1
      at += before.length - 1
    } else if (/\d/.test(letter) && (at < start || at >= end)) {
      // Without a separator, a unit ends when it is full.
      if (before === '' && digits[unitName()]?.length === format[unit]?.size) unit += 1
      digits[unitName()] += letter
    }
  }
  const [caretUnit, offset] = caret ?? [0, 0]
  return { digits: digits as Digits, unit: caretUnit, offset }
}

/** The field's text, up to its last digit or to the caret's unit. */
export function writeTyped(format: Format, { digits, unit, offset }: Typed): { text: string; caret: number } {
  const lastTyped = format.findLastIndex((part) => digits[part.unit] !== '')
  let text = ''
  let caret = 0
  format.forEach(({ unit: name, before }, index) => {
    if (index > Math.max(lastTyped, lastTyped < 0 ? -1 : unit)) return
    text += before
    if (index === unit) caret = text.length + offset
    text += digits[name]
  })
  return { text, caret }
}

/**
 * The date of a text in the mask. Missing digits of a time are zeros (§5.1).
 * @returns undefined for an incomplete date.
 */
export function stampOf(format: Format, text: string): Stamp | undefined {
  const { digits } = readTyped(format, text, text.length, text.length)
  const stamp: Stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { unit, size } of format) {
    const isTime = unit === 'hour' || unit === 'minute' || unit === 'second'
    if (digits[unit].length !== size && !(isTime && hasTime(format))) return undefined
    stamp[unit] = Number(pad(digits[unit], size))
  }
  return isReal(stamp) ? stamp : undefined
}

/** The digits of each unit that have been typed. */
export type Digits = Readonly<Record<Unit, string>>

const LAST = { hour: 23, minute: 59, second: 59 } as const

/** While the year is incomplete, February may have 29 days. */
const LEAP = 2000

/** Whether the digits typed so far can still become a date (§5.1, limits on entry). */
export function isPossible(digits: Digits, format: Format): boolean {
  return format.every(({ unit, size }) =>
    unit === 'year'
      ? digits.year.length < size || Number(digits.year) > 0
      : unit === 'hour' || unit === 'minute' || unit === 'second'
        ? begins(digits[unit], 0, LAST[unit])
        : hasDay(digits),
  )
}

/** Whether one of the numbers from `from` to `to`, in two digits, begins with these digits. */
function begins(digits: string, from: number, to: number): boolean {
  for (let value = from; value <= to; value += 1)
    if (String(value).padStart(2, '0').startsWith(digits)) return true
  return false
}

/** Whether a month that begins with these digits has a day that begins with its digits. */
function hasDay({ day, month, year }: Digits): boolean {
  const inYear = year.length === 4 ? Number(year) : LEAP
  for (let each = 1; each <= 12; each += 1)
    if (String(each).padStart(2, '0').startsWith(month) && begins(day, 1, monthLength(inYear, each)))
      return true
  return false
}
