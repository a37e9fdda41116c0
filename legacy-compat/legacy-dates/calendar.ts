/** What months, years and units are, whatever the language. */

const MS = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 }

export const isLeapYear = (year: number): boolean => new Date(year, 1, 29).getDate() === 29

export const daysInMonth = (month: number, year: number): number | undefined =>
  [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]

/** `Date.units`: milliseconds of each; scripts add to it. */
export const units: Record<string, (...given: (number | undefined)[]) => number> = {
  ms: () => 1,
  ...Object.fromEntries(Object.entries(MS).map(([name, length]) => [name, () => length])),
  month: (month = new Date().getMonth(), year = new Date().getFullYear()) =>
    (daysInMonth(month, year) ?? 0) * MS.day,
  year: (year = new Date().getFullYear()) => (isLeapYear(year) ? 366 : 365) * MS.day,
}

/** The day's number within its year, from 1. Days are counted in UTC, where each has 24 hours. */
export const dayOfYear = (date: Date): number =>
  (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.UTC(date.getFullYear(), 0, 0)) /
  MS.day

/** The number of days since the last `firstDay`: 0 to 6. */
export const daysIntoWeek = (date: Date, firstDay: number): number => (7 + date.getDay() - firstDay) % 7

/**
 * The week's number. Where weeks begin on Monday, a week belongs to the year of its Thursday (ISO 8601); elsewhere, the first
 * week is that of 1 January, and a week of two years has two numbers.
 */
export function weekOf(date: Date, firstDay: number): number {
  if (firstDay !== 1) {
    const newYear = new Date(date.getFullYear(), 0, 1)
    return Math.floor((dayOfYear(date) - 1 + daysIntoWeek(newYear, firstDay)) / 7) + 1
  }
  const thursday = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 3 - daysIntoWeek(date, 1))
  return Math.ceil(dayOfYear(thursday) / 7)
}
