/** The rules of the booking without a page: steps (§4.11), addresses (§5.4), registration numbers (§2.8). */

/** What the rules need to know of the form. */
export interface Situation {
  readonly step: number
  /** The branch in the page's address: the visitor comes from its page. */
  readonly branchAsked: string
  readonly branchChosen: string
  readonly address: string
}

/** The next step. The branch step is skipped when the branch is chosen already and there is an address (§4.11). */
export function nextStep({ step, branchAsked, branchChosen, address }: Situation): number {
  const skips = step === 1 && branchAsked !== '' && branchAsked === branchChosen && address.trim() !== ''
  return step + (skips ? 2 : 1)
}

/** Five digits (§9.10). */
export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text.trim())

/** Whether the address has its coordinates: without them it leads to no next step (§5.4). */
export const isPlaced = ({
  lat,
  lng,
  address,
}: Readonly<Record<'lat' | 'lng' | 'address', string>>): boolean =>
  [lat, lng, address].every((value) => value.trim() !== '')

/** Since 2009: two letters, three digits, two letters; I, O and U are not used. */
const CURRENT = /^[A-HJ-NP-TV-Z]{2}\d{3}[A-HJ-NP-TV-Z]{2}$/
/** Before: one to four digits, one to three letters, the department (2A and 2B are Corsica's, 97x overseas). */
const FORMER = /^(\d{1,4})([A-Z]{1,3})(97\d|\d[\dAB])$/

/** A number as it is sent: capitals without separators (contract §7). */
export const normalisePlate = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '')

/** Whether a number is complete. A former one never is: it may begin a longer one (`isPlausiblePlate`). */
export const isCompletePlate = (typed: string): boolean => CURRENT.test(normalisePlate(typed))

/** Whether the number can be looked up once the visitor leaves the field. */
export const isPlausiblePlate = (typed: string): boolean =>
  CURRENT.test(normalisePlate(typed)) || FORMER.test(normalisePlate(typed))

/** The number as it is written on the plate: `AB-123-CD`, `1234 AB 56`; anything else stays as typed. */
export function formatPlate(typed: string): string {
  const plain = normalisePlate(typed)
  if (CURRENT.test(plain)) return `${plain.slice(0, 2)}-${plain.slice(2, 5)}-${plain.slice(5)}`
  const groups = FORMER.exec(plain)
  return groups ? groups.slice(1).join(' ') : typed
}
