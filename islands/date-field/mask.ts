/**
 * The mask of a date field (§5.1): its text as digits of each unit and a caret among them, which digits can still
 * become a date, limits and added zeros.
 */
import type { Dayjs } from 'dayjs'
import type { Edit, Shown } from '../../src/forms/masked-input'
import { pad, read, write } from './dates'
import type { Format, Unit } from './notation'
import { readAny } from './read-any'

/** How many characters may be a whole date: pasted, filled in by the browser, or set by a script. */
const SHORTEST_DATE = 6

/** Whether an edit is a deletion with a key; cutting and dragging are not. */
export const deletes = (inputType: string): boolean =>
  inputType.startsWith('delete') && !inputType.startsWith('deleteBy')

/** The field's text and caret after an edit. */
export function typeDate(format: Format, edit: Edit): Shown {
  const { before, start, end, inserted, inputType } = edit
  // Backspace and Delete clear the field, also on keyboards that only report the deletion.
  if (deletes(inputType)) return { text: '', caret: 0 }
  const isWhole = start === 0 && end === before.length && inserted.length >= SHORTEST_DATE
  const date = isWhole ? readAny(inserted, { hasShortYears: true }) : undefined
  if (date) {
    const text = write(format, date)
    return { text, caret: text.length }
  }
  let typed = readTyped(format, before, start, end)
  let isRefused = false
  for (const letter of inserted) {
    const next = /\d/.test(letter) ? typeDigit(format, typed, letter) : typeSeparator(format, typed, letter)
    isRefused ||= !next && /\d/.test(letter)
    typed = next ?? typed
  }
  return { ...writeTyped(format, typed), isRefused }
}

/** @returns undefined when no date has this digit there; after the last one, a digit more changes nothing. */
function typeDigit(format: Format, from: Typed, digit: string): Typed | undefined {
  const { digits, unit, offset } = skipFull(format, from)
  const expected = format[unit]
  if (!expected || offset >= expected.size) return from
  const old = digits[expected.unit]
  const isFull = old.length === expected.size
  const candidates: [string, number][] = [
    [old.slice(0, offset) + digit + old.slice(offset + Number(isFull)), offset + 1],
  ]
  if (offset === 0 && expected.size === 2) {
    // 3 typed over the first digit of 05 cannot be 35: the second digit changes, to 30 or 31.
    if (isFull) candidates.push([`${digit}0`, 1], [`${digit}1`, 1])
    // No day begins with 4: it becomes 04.
    candidates.push([`0${digit}`, 2])
  }
  for (const [value, caret] of candidates) {
    const next = { ...digits, [expected.unit]: value }
    if (isPossible(next, format)) return skipFull(format, { digits: next, unit, offset: caret })
  }
  return undefined
}

/** Moves the caret from the end of a full unit to the start of the next. */
function skipFull(format: Format, typed: Typed): Typed {
  const { unit, offset } = typed
  const isOver = offset >= (format[unit]?.size ?? 0) && unit + 1 < format.length
  return isOver ? { ...typed, unit: unit + 1, offset: 0 } : typed
}

/**
 * A separator completes its unit: 5/ becomes 05/. One that is there already changes nothing. Letters are refused,
 * except the h of 14h30 and the T of ISO.
 */
function typeSeparator(format: Format, from: Typed, letter: string): Typed | undefined {
  if (/[^\P{L}hT]/u.test(letter)) return undefined
  const { digits, unit, offset } = from
  const expected = format[unit]
  if (expected?.size !== 2 || offset !== 1 || digits[expected.unit].length !== 1) return from
  const next = { ...digits, [expected.unit]: `0${digits[expected.unit]}` }
  return isPossible(next, format) ? skipFull(format, { digits: next, unit, offset: 2 }) : undefined
}

/** A text in its mask, with the caret. */
interface Typed {
  readonly digits: Digits
  /** The caret: the index of its unit in the format, and the number of digits before it there. */
  readonly unit: number
  readonly offset: number
}

/** Reads a text in the mask, with gaps, without the characters from `start` to `end`; the caret is at `start`. */
function readTyped(format: Format, text: string, start: number, end: number): Typed {
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
function writeTyped(format: Format, { digits, unit, offset }: Typed): { text: string; caret: number } {
  const lastTyped = format.findLastIndex((segment) => digits[segment.unit] !== '')
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
 * Reads the date of a text in the mask. Missing digits of a time are zeros (§5.1).
 * @returns undefined for an incomplete date, and for one that the calendar does not have.
 */
export function readMasked(format: Format, text: string): Dayjs | undefined {
  const { digits } = readTyped(format, text, text.length, text.length)
  let whole = ''
  for (const { unit, size, before } of format) {
    if (digits[unit].length !== size && !LAST[unit]) return undefined
    whole += before + pad(digits[unit], size)
  }
  return read(format, whole)
}

/** The digits of each unit that have been typed. */
type Digits = Readonly<Record<Unit, string>>

/** The last value of each unit of a time. */
const LAST: Partial<Record<Unit, number>> = { hour: 23, minute: 59, second: 59 }

/** While the year is incomplete, February may have 29 days; the calendar repeats after so many years. */
const LEAP = 2000
const CYCLE = 400

/** Whether the digits typed so far can still become a date (§5.1, limits on entry). */
function isPossible(digits: Digits, format: Format): boolean {
  return format.every(({ unit, size }) => {
    const last = LAST[unit]
    if (last) return begins(digits[unit], 0, last)
    return unit === 'year' ? digits.year.length < size || Number(digits.year) > 0 : hasDay(digits)
  })
}

/** Whether one of the numbers from `from` to `to`, in two digits, begins with these digits. */
function begins(digits: string, from: number, to: number): boolean {
  for (let value = from; value <= to; value += 1) if (pad(String(value)).startsWith(digits)) return true
  return false
}

/** Whether a month that begins with these digits has a day that begins with its digits. */
function hasDay({ day, month, year }: Digits): boolean {
  const inYear = year.length === 4 ? Number(year) : LEAP
  for (let each = 1; each <= 12; each += 1)
    if (pad(String(each)).startsWith(month) && begins(day, 1, monthLength(inYear, each))) return true
  return false
}

const monthLength = (year: number, month: number): number =>
  new Date(LEAP + (year % CYCLE), month, 0).getDate()
