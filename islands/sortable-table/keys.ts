/** What the values of a column are sorted by (§9.10, contract §7). Texts are trimmed; an empty one stays empty. */

export type Key = number | string

/** Digits, commas and spaces, unbreakable ones too; the comma is the decimal separator. */
const NUMBER = /^[,\s]*\d[\d,\s]*$/
const toNumber = (text: string): Key => Number.parseFloat(text.replace(/\s/g, '').replace(',', '.')) || 0

/** jj/mm/aaaa, with a time or without (§9.3). */
const DATE = /^\d\d\/\d\d\/\d{4}( \d\d:\d\d(:\d\d)?)?$/
const toDate = (text: string): Key => text.replace(/(..).(..).(....)/, '$3$2$1')

const KINDS: readonly [RegExp, (text: string) => Key][] = [
  [NUMBER, toNumber],
  [DATE, toDate],
  [/^/, String],
]

/** A column is of a kind when each of its values that is not empty is. */
export function keysOf(texts: readonly string[]): Key[] {
  const kind = KINDS.find(([pattern]) => texts.every((text) => !text || pattern.test(text)))
  return texts.map((text) => text && (kind?.[1](text) ?? text))
}

let collator: Intl.Collator | undefined

/** Both of one kind; empty ones go last either way. @param way 1 ascending, -1 descending */
export function compareKeys(one: Key, other: Key, way: number): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  if (typeof one === 'number') return way * (one - Number(other))
  // Making it costs milliseconds: not before the first sort.
  collator ??= new Intl.Collator('fr')
  return way * collator.compare(one, String(other))
}
