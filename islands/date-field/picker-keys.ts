/** The keys of the calendar's grid (ARIA Authoring Practices, date picker dialog). */
import { addDays, addMonths, type Stamp, toDate } from './stamp'

/** The day of the week, from 0: weeks begin on Monday. */
export const weekday = (stamp: Stamp): number => (toDate(stamp).getDay() + 6) % 7

/** @returns the day that a key moves to; undefined for any other key. */
export function dayAfterKey(key: string, isShifted: boolean, from: Stamp): Stamp | undefined {
  const months = isShifted ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'Home':
      return addDays(from, -weekday(from))
    case 'End':
      return addDays(from, 6 - weekday(from))
    case 'PageUp':
      return addMonths(from, -months)
    case 'PageDown':
      return addMonths(from, months)
    default:
      return undefined
  }
}
