/** Sort keys of a column's values (§9.10, contract §7). */

/** What a value is compared by; `''` where there is none. */
export type Key = number | string

/** Reads a value; undefined for one of another kind. */
type Read = (text: string) => Key | undefined

/** Dashes, and the French abbreviation for "not communicated". */
const NOTHING = /^(?:[-−–—]+|n\.c\.)?$/i

/** jj/mm/aaaa, optionally with a time (§9.3). */
const DATE = /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d)(?::(\d\d))?)?$/
/** As `time` and servers write it. */
const ISO_DATE = /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?$/
const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** As a script or a server writes it. */
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/
/** A number as people write it: a currency, a sign, digits; what follows is a unit. */
const NUMBER = /^(\p{Sc}?) ?([-−+]?) ?(\p{Sc}?)([\d,. ]*)/u
/** Digits, commas and spaces: the comma is the decimal separator. */
const WITH_COMMA = /^[, ]*\d[\d, ]*$/
/** Thousands apart by points, as in `1.234,5`. */
const WITH_POINTS = /^\d{1,3}(?:\.\d{3})*(?:,\d+)?$/

const digits = (...values: readonly (string | undefined)[]): Key =>
  Number(values.map((value) => value ?? '00').join(''))

/** A date's digits in their order, also of an incomplete one. */
const readDate: Read = (text) => {
  const [, day, month, year, ...time] = DATE.exec(text) ?? []
  if (year) return digits(year, month, day, time[0], time[1], time[2])
  const found = ISO_DATE.exec(text)
  if (!found) return undefined
  // An instant with a zone is converted to UTC; a date without a zone is not.
  const instant = found[7] ? new Date(text) : undefined
  const fields = instant && !Number.isNaN(instant.getTime()) ? ISO_DATE.exec(instant.toISOString()) : found
  return fields ? digits(...fields.slice(1, 7)) : undefined
}

/** Seconds. */
const readDuration: Read = (text) => {
  const [all, days = 0, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(text) ?? []
  if (!all || all.length < 3) return undefined
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
}

const readPlainNumber: Read = (text) => (PLAIN_NUMBER.test(text) ? Number(text) : undefined)

/** A number with its unit; nothing for a text. */
function splitNumber(text: string) {
  const [all = '', before = '', sign = '', currency = '', number = ''] = NUMBER.exec(text) ?? []
  if (!/\d/.test(number)) return undefined
  return {
    unit: `${before}${currency}${text.slice(all.length)}`,
    sign: /[-−]/.test(sign) ? -1 : 1,
    number: number.trim(),
  }
}

/** Reads the numbers of a column if all have the same unit, or none, and are written alike; else nothing. */
function numberReader(texts: readonly string[]): Read | undefined {
  const all = texts.map(splitNumber)
  const numbers = all.map((each) => each?.number ?? '')
  if (all.some((each) => each?.unit !== all[0]?.unit)) return undefined
  const isWithPoints =
    numbers.every((number) => WITH_POINTS.test(number)) &&
    // A single point may be a decimal one.
    (numbers.some((number) => number.includes('.') && number.includes(',')) ||
      numbers.every((number) => number.includes('.')))
  if (!isWithPoints && !numbers.every((number) => WITH_COMMA.test(number))) return undefined
  return (text) => {
    const { sign = 1, number = '' } = splitNumber(text) ?? {}
    return sign * (Number.parseFloat(number.replace(/[ .]/g, '').replace(',', '.')) || 0)
  }
}

/**
 * The keys of a column: dates, durations or numbers if all values are, else texts. White space is one space; a cell
 * of nothing, of dashes or of `n.c.` is of any kind.
 * @param values by which a cell is sorted in place of its text, where it has one.
 */
export function keysOf(texts: readonly string[], values: readonly (string | undefined)[] = []): Key[] {
  const cells = texts.map((text, index) => {
    const value = values[index]
    const shown = (value ?? text).replace(/\s+/g, ' ').trim()
    return { isValue: value !== undefined, text: NOTHING.test(shown) ? '' : shown }
  })
  const full = cells.filter(({ text }) => text)
  const written = full.filter(({ isValue }) => !isValue).map(({ text }) => text)
  const readNumber = numberReader(written)
  const kinds: readonly ((cell: (typeof cells)[number]) => Key | undefined)[] = [
    ({ text }) => readDate(text),
    ({ text }) => readDuration(text),
    ({ text, isValue }) => (isValue ? readPlainNumber(text) : readNumber?.(text)),
  ]
  const read = kinds.find((kind) => full.every((cell) => kind(cell) !== undefined))
  return cells.map((cell) => cell.text && (read?.(cell) ?? cell.text))
}

let collator: Intl.Collator | undefined

/** Compares two keys of one kind; empty ones come last. @param direction 1 ascending, -1 descending */
export function compareKeys(one: Key, other: Key, direction: number): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  if (typeof one === 'number') return direction * (one - Number(other))
  // A collator takes milliseconds to make: only once it is needed.
  collator ??= new Intl.Collator('fr')
  return direction * collator.compare(one, String(other))
}
