/**
 * Sorts a table, from the texts in its cells to its rows in their new order: long work in slices, between which the
 * browser can paint and handle events.
 */
import { compareKeys, type Key, keysOf } from './keys'
import { groupsOf, hideRows, moveRows, SLICE } from './rows'

interface Entry {
  readonly row: HTMLTableRowElement
  readonly key: Key
}

/**
 * Each `yield` ends a slice. After the last one, or when the signal aborts, all rows are visible.
 * @param column from 0. @param direction 1 ascending, -1 descending.
 */
export function* sort(
  table: HTMLTableElement,
  column: number,
  direction: number,
  signal: AbortSignal,
): Generator<void> {
  const groups = yield* groupsOf(table)
  const texts: string[] = []
  const values: (string | undefined)[] = []
  for (const row of groups.flat()) {
    const cell = cellOf(row, column)
    values.push(cell && sortValueOf(cell))
    if (texts.push(cell ? textOf(cell) : '') % SLICE === 0) yield
  }
  const keys = keysOf(texts, values).values()
  const sortedGroups: Entry[][] = []
  for (const group of groups) {
    const entries = group.map((row): Entry => ({ row, key: keys.next().value ?? '' }))
    sortedGroups.push(yield* mergeSort(entries, (one, other) => compareKeys(one.key, other.key, direction)))
  }
  const show = texts.length > SLICE ? hideRows(table, signal) : undefined
  for (let index = 0; index < groups.length; index += 1)
    yield* moveRows(sortedGroups[index]?.map(({ row }) => row) ?? [], groups[index]?.[0])
  show?.()
}

/** The cell in that column. A spanning cell counts in each column. */
function cellOf({ cells }: HTMLTableRowElement, column: number): HTMLTableCellElement | undefined {
  let end = 0
  for (const cell of cells) {
    end += cell.colSpan
    if (end > column) return cell
  }
  return undefined
}

/** What a machine is to read in place of the text: `data-sort-value`, else the first `time` that says it. */
function sortValueOf(cell: HTMLTableCellElement): string | undefined {
  return (
    cell.dataset.sortValue ?? (cell.querySelector<HTMLTimeElement>('time[datetime]')?.dateTime || undefined)
  )
}

/** The text of a cell, or the value of a field that is alone in it. */
function textOf(cell: HTMLTableCellElement): string {
  const field = cell.querySelector<HTMLInputElement | HTMLSelectElement>('input,select')
  const text = field?.matches('select') ? '' : shownText(cell)
  return text.trim() || field?.value || ''
}

/** Elements that begin or end a line: they separate the texts around them. */
const LINES = 'br,div,p,li,dd,dt'

function shownText(cell: Element): string {
  if (!cell.querySelector(LINES)) return cell.textContent ?? ''
  const texts: string[] = []
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    texts.push(node instanceof Element ? (node.matches(LINES) ? ' ' : '') : (node.nodeValue ?? ''))
  return texts.join('')
}

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
