/** Lists that a page or an answer gives: an item that cannot be read is left out, and its neighbours stay. */
import type { OnSkipped } from '../contracts/on-skipped'

/** Enough of a value to find it again. */
const SHOWN = 80

/**
 * Reads each item of a list, or of the object as which PHP writes a list with gaps.
 * @param expected ends the sentence "…, attendu " about an item that is left out.
 * @param read gives `undefined`, or throws, for an item that is left out. Its `onSkipped` is called for what is left
 * out inside.
 */
export function readEach<Item>(
  list: object,
  expected: string,
  read: (item: unknown, onSkipped: OnSkipped, key: string) => Item | undefined,
  onSkipped?: OnSkipped,
): Item[] {
  return Object.entries(list).flatMap(([key, given]) => {
    const inside: OnSkipped = (place, ...rest) => onSkipped?.(`[${key}]${place}`, ...rest)
    let thrown: unknown
    try {
      const item = read(given, inside, key)
      if (item !== undefined) return [item]
    } catch (error) {
      thrown = error
    }
    inside('', JSON.stringify(given).slice(0, SHOWN), expected, thrown)
    return []
  })
}

/**
 * Reads a list as {@link readEach} does; one of which nothing can be read does not fit.
 * @throws TypeError, or what was thrown for its first item.
 */
export function readSome<Item>(
  ...[list, expected, read, onSkipped]: Parameters<typeof readEach<Item>>
): Item[] {
  const left: Parameters<OnSkipped>[] = []
  const items = readEach(list, expected, read, (...what) => left.push(what))
  if (left[0] && items.length === 0) throw left[0][3] ?? new TypeError(`attendu ${expected}`)
  for (const what of left) onSkipped?.(...what)
  return items
}
