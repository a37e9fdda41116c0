/** French registration numbers (§2.8), however they are typed. */

/** Since 2009: two letters, three digits, two letters; I, O and U are not used. */
const CURRENT = /^[A-HJ-NP-TV-Z]{2}\d{3}[A-HJ-NP-TV-Z]{2}$/
/** Before: one to four digits, one to three letters, the department (2A and 2B are Corsica's, 97x overseas). */
const FORMER = /^(\d{1,4})([A-Z]{1,3})(97\d|\d[\dAB])$/

/** As it is sent: capitals without separators (contract §7). */
export const normalise = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '')

/** Whether nothing more is to be typed. A former one may be the beginning of a longer one: see `isPlausible`. */
export const isComplete = (typed: string): boolean => CURRENT.test(normalise(typed))

/** Whether it can be looked up once the visitor leaves the field. */
export const isPlausible = (typed: string): boolean =>
  CURRENT.test(normalise(typed)) || FORMER.test(normalise(typed))

/** As it stands on the plate: `AB-123-CD`, `1234 AB 56`; anything else as it was typed. */
export function pretty(typed: string): string {
  const plain = normalise(typed)
  if (CURRENT.test(plain)) return `${plain.slice(0, 2)}-${plain.slice(2, 5)}-${plain.slice(5)}`
  const parts = FORMER.exec(plain)
  return parts ? parts.slice(1).join(' ') : typed
}
