import { SLICE } from './slices'

type Compare<Item> = (one: Item, other: Item) => number
type Steps<Item> = Generator<void, Item[]>

/** A stable sort that may pause: ten thousand texts compared at once would hold a slow phone for half a second. */
export function* mergeSort<Item extends object>(items: readonly Item[], compare: Compare<Item>): Steps<Item> {
  const { length } = items
  if (length <= SLICE) return [...items].sort(compare)
  const left = yield* mergeSort(items.slice(0, length / 2), compare)
  yield
  const right = yield* mergeSort(items.slice(length / 2), compare)
  yield
  return yield* merge(left, right, compare)
}

function* merge<Item extends object>(
  left: readonly Item[],
  right: readonly Item[],
  compare: Compare<Item>,
): Steps<Item> {
  const merged: Item[] = []
  let at = 0
  for (const item of left) {
    // Only what is smaller goes before: equals keep their order.
    for (let other = right[at]; other && compare(other, item) < 0; other = right[at]) {
      at += 1
      if (merged.push(other) % SLICE === 0) yield
    }
    if (merged.push(item) % SLICE === 0) yield
  }
  return merged.concat(right.slice(at))
}
