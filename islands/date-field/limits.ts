/** Whether what is typed so far can still become a date (§5.1, limits on entry). */
import type { Format, Unit } from './format'
import { monthLength } from './stamp'

/** The digits of each unit as far as they are typed. */
export type Digits = Readonly<Record<Unit, string>>

const LAST = { hour: 23, minute: 59, second: 59 } as const

/** Any leap year stands for one that is not wholly typed. */
const LEAP = 2000

export function isPossible(digits: Digits, format: Format): boolean {
  return format.every(({ unit, size }) =>
    unit === 'year'
      ? digits.year.length < size || Number(digits.year) > 0
      : unit === 'hour' || unit === 'minute' || unit === 'second'
        ? begins(digits[unit], 0, LAST[unit])
        : hasDay(digits),
  )
}

/** Whether one of the numbers, in two digits, begins so. */
function begins(digits: string, from: number, to: number): boolean {
  for (let value = from; value <= to; value += 1)
    if (String(value).padStart(2, '0').startsWith(digits)) return true
  return false
}

/** Whether some month that begins so has a day that begins so. */
function hasDay({ day, month, year }: Digits): boolean {
  const inYear = year.length === 4 ? Number(year) : LEAP
  for (let each = 1; each <= 12; each += 1)
    if (String(each).padStart(2, '0').startsWith(month) && begins(day, 1, monthLength(inYear, each)))
      return true
  return false
}
