/** The text of a date field as digits of each unit and a caret among them, and back. */
import { type Format, hasTime, pad } from './format'
import type { Digits } from './limits'
import { isReal, type Stamp } from './stamp'

/** A text in its mask. */
export interface Typed {
  readonly digits: Digits
  /** Which unit of the format the caret is in, and after how many of its digits. */
  readonly unit: number
  readonly offset: number
}

/** Reads a text in the mask, holes included, without what lies between `start` and `end`: there the caret is. */
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
      // Nothing stands between the two: the first is full.
      if (before === '' && digits[unitName()]?.length === format[unit]?.size) unit += 1
      digits[unitName()] += letter
    }
  }
  const [caretUnit, offset] = caret ?? [0, 0]
  return { digits: digits as Digits, unit: caretUnit, offset }
}

/** What the field shows: up to the last digit, or to the caret's unit. */
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
 * The date that a text in the mask holds. A time that is missing, or short of a digit, is filled with zeros (§5.1).
 * @returns undefined for one that is not whole.
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
