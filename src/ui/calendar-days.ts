/** Days of a calendar, in UTC: their names in the page's language, and the keys that lead from one to another. */

import type { Dayjs } from 'dayjs'
import { ownProperty } from '../base/own-property'

/** Milliseconds. */
const DAY = 86_400_000
/** The first day of 2024, a Monday. */
const MONDAY = 19_723

/** A day as a number: the days of a month are compared with several others. */
export const dayOf = (day: Dayjs): number => Math.floor(day.valueOf() / DAY)

/** The day of the week, from 0: weeks begin on Monday. */
export const weekday = (day: Dayjs): number => (day.day() + 6) % 7

/** The nearest day from `first` to `last`. */
export function clampDay(day: Dayjs, first: Dayjs, last: Dayjs): Dayjs {
  if (day.isBefore(first, 'day')) return first
  return day.isAfter(last, 'day') ? last : day
}

/**
 * @param isRtl whether weeks go from right to left.
 * @returns the day that a key moves to; undefined for any other key.
 */
export function dayAfterKey(key: string, isShifted: boolean, from: Dayjs, isRtl = false): Dayjs | undefined {
  const way = isRtl ? -1 : 1
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -way,
    ArrowRight: way,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday(from),
    End: 6 - weekday(from),
  }
  const months: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }
  const byDays = ownProperty(days, key)
  if (byDays !== undefined) return from.add(byDays, 'day')
  const byMonths = ownProperty(months, key)
  return byMonths === undefined ? undefined : from.add(byMonths, isShifted ? 'year' : 'month')
}

const formatter = (lang: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' })
  return (day: number) => format.format(day * DAY)
}

/** Names a day in full: `jeudi 5 mars 2026`. @param lang the page's language. */
export const dayNames = (lang: string) =>
  formatter(lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Names of months and days of the week. @param lang the page's language. */
export function calendarNames(lang: string) {
  const short = formatter(lang, { weekday: 'short' })
  const narrow = formatter(lang, { weekday: 'narrow' })
  const long = formatter(lang, { weekday: 'long' })
  const month = formatter(lang, { month: 'long' })
  return {
    monthOfYear: formatter(lang, { month: 'long', year: 'numeric' }),
    months: Array.from({ length: 12 }, (_, index) => month(MONDAY + 31 * index)),
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) => {
      const name = short(MONDAY + day).replace('.', '')
      // Some languages have no short name: the whole one is wider than its column.
      return { short: name.length > 3 ? narrow(MONDAY + day) : name, long: long(MONDAY + day) }
    }),
  }
}
