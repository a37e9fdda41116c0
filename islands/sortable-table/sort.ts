/** Sorts a table, from the texts in its cells to its rows in their new order. */

import { compareKeys, type Key, keysOf } from './keys'
import { groupsOf, hideRows, moveRows } from './rows'
import { mergeSort, SLICE } from './slices'

interface Entry {
  readonly row: HTMLTableRowElement
  readonly key: Key
}

/**
 * Each `yield` ends a slice. After the last one, or when the signal aborts, all rows are visible.
 * @param column from 0. @param way 1 ascending, -1 descending.
 */
export function* sort(
  table: HTMLTableElement,
  column: number,
  way: number,
  signal: AbortSignal,
): Generator<void> {
  const groups = yield* groupsOf(table)
  const texts: string[] = []
  for (const row of groups.flat()) if (texts.push(textOf(row, column)) % SLICE === 0) yield
  const keys = keysOf(texts).values()
  const sortedGroups: Entry[][] = []
  for (const group of groups) {
    const entries = group.map((row): Entry => ({ row, key: keys.next().value ?? '' }))
    sortedGroups.push(yield* mergeSort(entries, (one, other) => compareKeys(one.key, other.key, way)))
  }
  const show = texts.length > SLICE ? hideRows(table, signal) : undefined
  for (const [index, sorted] of sortedGroups.entries())
    yield* moveRows(
      sorted.map(({ row }) => row),
      groups[index]?.[0],
    )
  show?.()
}

/**
 * The text of the cell in that column, or the value of a field that is alone in it. A spanning cell counts in each
 * column.
 */
function textOf({ cells }: HTMLTableRowElement, column: number): string {
  let end = 0
  for (const cell of cells) {
    end += cell.colSpan
    if (end <= column) continue
    const field = cell.querySelector<HTMLInputElement | HTMLSelectElement>('input,select')
    const text = field?.matches('select') ? '' : cell.textContent
    return text?.trim() || field?.value || ''
  }
  return ''
}
