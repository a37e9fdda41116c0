/** Which days may be chosen: the picker's years (§9.3), and the field's own `min` and `max`. */
import { readAny } from './read-any'
import { compareDays, type Stamp } from './stamp'

/** The first and the last day that can be chosen. */
export interface Range {
  readonly first: Stamp
  readonly last: Stamp
}

/** Reads `1900:2031`; a year with a sign counts from `now`. @returns undefined for anything else. */
export function readYears(text: string, now: number): readonly [number, number] | undefined {
  const found = /^\s*([+-]\d+|\d{4}):([+-]\d+|\d{4})\s*$/.exec(text)
  if (!found) return undefined
  const [from = 0, to = 0] = found
    .slice(1)
    .map((year) => (/^\d/.test(year) ? Number(year) : now + Number(year)))
  return from <= to ? [from, to] : [to, from]
}

const day = (year: number, month: number, date: number): Stamp => ({
  year,
  month,
  day: date,
  hour: 0,
  minute: 0,
  second: 0,
})

/** The days that the picker offers: its years, cut by `min` and `max`. */
export function rangeOf(years: string, { min, max }: Limits, now = new Date().getFullYear()): Range {
  const [from, to] = readYears(years, now) ?? [1900, now + 5]
  const first = day(from, 1, 1)
  const last = day(to, 12, 31)
  return {
    first: min && compareDays(min, first) > 0 ? min : first,
    last: max && compareDays(max, last) < 0 ? max : last,
  }
}

/** The field's `min` and `max`. */
export interface Limits {
  readonly min: Stamp | undefined
  readonly max: Stamp | undefined
}

/** Reads `min` and `max`, in the stored format or any usual one. */
export const limitsOf = ({ min, max }: HTMLInputElement): Limits => ({ min: readAny(min), max: readAny(max) })

/** The nearest day in the range. */
export function clamp(stamp: Stamp, { first, last }: Range): Stamp {
  if (compareDays(stamp, first) < 0) return first
  return compareDays(stamp, last) > 0 ? last : stamp
}
