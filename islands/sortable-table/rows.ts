/** The rows of a table: which may change places, and putting them there. Rows are moved, never made again. */
import { move } from '../../src/dom/move'
import { SLICE } from './slices'

type Row = HTMLTableRowElement

/** A total, or a title among the rows: it stays, and the rows on either side of it are sorted apart. */
function staysPut(row: Row): boolean {
  const [first, second] = row.cells
  return row.dataset.sort === 'off' || !row.querySelector('td') || (!second && (first?.colSpan ?? 0) > 1)
}

/** Rows that may change places with each other. */
export function* groupsOf({ tBodies }: HTMLTableElement): Generator<void, Row[][]> {
  const groups: Row[][] = []
  let read = 0
  for (const { rows } of tBodies) {
    groups.push([])
    for (const row of [...rows]) {
      read += 1
      if (read % SLICE === 0) yield
      if (staysPut(row)) groups.push([])
      else groups.at(-1)?.push(row)
    }
  }
  return groups
}

/** @param first where the group begins: the row of it that stands first now. */
export function* place(rows: readonly Row[], first: Row | undefined): Generator<void> {
  const body = first?.parentElement
  let last = first?.previousElementSibling
  let moved = 0
  for (const row of rows) {
    // Another script may have taken it away between two slices.
    if (!body || row.parentElement !== body) continue
    const next = last ? last.nextElementSibling : body.firstElementChild
    last = row
    if (row === next) continue
    move(body, row, next)
    moved += 1
    if (moved % SLICE === 0) yield
  }
}
