/** Dates and times of the calendar (§5.1), without a time zone: the date that is typed is the one that is sent. */

/** A date with its time; months count from 1. */
export type Stamp = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>

/** The number of days in a month. */
export function monthLength(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Whether the calendar has this date and time. */
export function isReal({ year, month, day, hour, minute, second }: Stamp): boolean {
  return (
    year > 0 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= monthLength(year, month) &&
    hour <= 23 &&
    minute <= 59 &&
    second <= 59
  )
}

/** Below 0, 0 or above 0: the first day is before, the same as, or after the other. */
export const compareDays = (one: Stamp, other: Stamp): number =>
  (one.year - other.year) * 500 + (one.month - other.month) * 40 + one.day - other.day

/** The date at noon: a change to summer time cannot move it to another day. */
export function toDate({ year, month, day }: Stamp): Date {
  const date = new Date(2000, 0, 1, 12)
  // The constructor reads years below 100 as years of the last century.
  date.setFullYear(year, month - 1, day)
  return date
}

/** The day of a date, at midnight. */
export const fromDate = (date: Date): Stamp => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
  hour: 0,
  minute: 0,
  second: 0,
})

/** The day so many days later, at midnight. */
export function addDays(stamp: Stamp, days: number): Stamp {
  return fromDate(toDate({ ...stamp, day: stamp.day + days }))
}

/** The same day so many months later, or that month's last day. */
export function addMonths(stamp: Stamp, months: number): Stamp {
  const { year, month } = fromDate(toDate({ ...stamp, month: stamp.month + months, day: 1 }))
  return { ...stamp, year, month, day: Math.min(stamp.day, monthLength(year, month)) }
}
