/** Sort keys of a column's values (§9.10, contract §7). Texts are trimmed; an empty one stays empty. */

/** What a value is compared by. */
export type Key = number | string

/** Digits, commas and any spaces; the comma is the decimal separator. */
const NUMBER = /^[,\s]*\d[\d,\s]*$/
const toNumber = (text: string): Key => Number.parseFloat(text.replace(/\s/g, '').replace(',', '.')) || 0

/** jj/mm/aaaa, optionally with a time (§9.3). */
const DATE = /^\d\d\/\d\d\/\d{4}( \d\d:\d\d(:\d\d)?)?$/
const toDate = (text: string): Key => text.replace(/(..).(..).(....)/, '$3$2$1')

const KINDS: readonly [RegExp, (text: string) => Key][] = [
  [NUMBER, toNumber],
  [DATE, toDate],
  [/^/, String],
]

/** The keys of a column: numbers or dates if all values that are not empty are, else texts. */
export function keysOf(texts: readonly string[]): Key[] {
  const kind = KINDS.find(([pattern]) => texts.every((text) => !text || pattern.test(text)))
  return texts.map((text) => text && (kind?.[1](text) ?? text))
}

let collator: Intl.Collator | undefined

/** Compares two keys of one kind; empty ones come last in both directions. @param way 1 ascending, -1 descending */
export function compareKeys(one: Key, other: Key, way: number): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  if (typeof one === 'number') return way * (one - Number(other))
  // A collator takes milliseconds to make: only once it is needed.
  collator ??= new Intl.Collator('fr')
  return way * collator.compare(one, String(other))
}
