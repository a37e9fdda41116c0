/** One sort, from the texts in the cells to the rows in their new places. */

import { hideRows } from './hide-rows'
import { compareKeys, type Key, keysOf } from './keys'
import { mergeSort } from './merge-sort'
import { groupsOf, place } from './rows'
import { SLICE } from './slices'

interface Entry {
  readonly row: HTMLTableRowElement
  readonly key: Key
}

/**
 * Each `yield` ends a slice of the work; after the last one, or once the signal aborts, the table is all there.
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
    yield* place(
      sorted.map(({ row }) => row),
      groups[index]?.[0],
    )
  show?.()
}

/** What the visitor reads there; in a cell that is only a field, what it holds. A cell counts for all its columns. */
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
