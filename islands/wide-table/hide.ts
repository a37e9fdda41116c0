/** Hiding the columns that have no room, in rows that others add, move and sort. */
import { gridOf } from '../../src/dom/table-grid'
import { setter } from '../../src/dom/undo'

/** Which columns are shown: the first ones, and the last one when it stays. */
interface Shown {
  readonly first: number
  readonly last: number | undefined
}

/**
 * A style sheet hides cells by their place in the row, so that rows of any number cost nothing and later ones obey too.
 * @param signal shows them all again.
 * @returns false when all columns have room.
 */
export function hideColumns(
  table: HTMLTableElement,
  count: number,
  keepsLast: boolean,
  signal: AbortSignal,
): boolean {
  const total = [...(table.rows[0]?.cells ?? [])].reduce((sum, { colSpan }) => sum + colSpan, 0)
  if (total <= count) return false
  setter(signal)(table, 'data-ilots-columns', keepsLast ? `${count} last` : String(count))
  const shown = keepsLast ? { first: count - 1, last: total - 1 } : { first: count, last: undefined }
  if (table.querySelector('[colspan],[rowspan]')) mendSpans(table, shown, signal)
  return true
}

/** Where cells span, their place in the row is not their column: they get what the style sheet cannot know. */
function mendSpans({ tHead, tBodies, tFoot }: HTMLTableElement, shown: Shown, signal: AbortSignal): void {
  const set = setter(signal)
  for (const section of [tHead, ...tBodies, tFoot])
    for (const { cell, column } of [...gridOf(section?.rows ?? [])]) {
      const seen = seenColumns(column, column + cell.colSpan, shown)
      if (seen > 0 && seen < cell.colSpan) set(cell, 'colspan', String(seen))
      const byRule = cell.cellIndex < shown.first || (shown.last !== undefined && !cell.nextElementSibling)
      if (byRule !== seen > 0) set(cell, 'data-ilots-cell', seen > 0 ? 'on' : 'off')
    }
}

/** How many of the columns from `start` to before `end` are shown. */
function seenColumns(start: number, end: number, { first, last = -1 }: Shown): number {
  return Math.max(0, Math.min(end, first) - start) + Number(start <= last && last < end)
}
