/** Long work in slices, between which the browser can paint and handle events. */

/** Rows that are read, compared or moved in one slice: well under 100 ms on a slow phone. */
export const SLICE = 1_000

/**
 * Runs the work to its end. Each `yield` ends a slice; the first one runs at once.
 * @param after runs at the end of each slice.
 * @returns false when the signal aborts before the end.
 */
export async function inSlices(
  work: Iterator<unknown>,
  signal: AbortSignal,
  after: () => void,
): Promise<boolean> {
  for (;;) {
    const { done } = work.next()
    after()
    if (done) return true
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return false
  }
}

type Compare<Item> = (one: Item, other: Item) => number
type Steps<Item> = Generator<void, Item[]>

/** A stable sort in slices: comparing ten thousand texts at once would block a slow phone for half a second. */
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
    // Only smaller items go first, so that equal ones keep their order.
    for (let other = right[at]; other && compare(other, item) < 0; other = right[at]) {
      at += 1
      if (merged.push(other) % SLICE === 0) yield
    }
    if (merged.push(item) % SLICE === 0) yield
  }
  return merged.concat(right.slice(at))
}
