/** How many columns the window has room for (§9.9), and hiding the others. */
import { gridOf } from '../../src/dom/table-grid'
import { setter } from '../../src/dom/undo'
import { adoptRules } from '../../src/styles/adopt'

const STEPS = [
  [1200, 7],
  [1024, 6],
  [992, 5],
  [767, 4],
  [576, 3],
] as const

/** The number of columns to show. @param isAtLeast whether the viewport is that many pixels wide. */
export function columnCount(isAtLeast: (pixels: number) => boolean, hasStickyLast: boolean): number {
  const count = STEPS.find(([pixels]) => isAtLeast(pixels))?.[1] ?? 2
  return hasStickyLast && !isAtLeast(768) ? count + 1 : count
}

/** The columns that are shown: the first ones, and possibly the last one. */
interface Shown {
  readonly first: number
  readonly last: number | undefined
}

/**
 * Hides the columns beyond `count`. A style sheet hides cells by their index in the row: it costs nothing for many
 * rows, and covers rows that are added later.
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
  const shown = keepsLast ? { first: count - 1, last: total - 1 } : { first: count, last: undefined }
  const columns = keepsLast ? `${count} last` : String(count)
  const exceptions = keepsLast ? ':last-child,[data-ilots-cell]' : '[data-ilots-cell]'
  const cells = `[data-ilots-columns="${columns}"]>*>tr>:nth-child(n+${shown.first + 1}):not(${exceptions})`
  // On paper, all columns are shown.
  adoptRules(`@layer ilots{@media screen{${cells}{display:none!important}}}`)
  setter(signal)(table, 'data-ilots-columns', columns)
  if (table.querySelector('[colspan],[rowspan]')) adjustSpans(table, shown, signal)
  return true
}

/** With spanning cells, a cell's index is not its column: such cells are marked one by one. */
function adjustSpans({ tHead, tBodies, tFoot }: HTMLTableElement, shown: Shown, signal: AbortSignal): void {
  const set = setter(signal)
  for (const section of [tHead, ...tBodies, tFoot])
    for (const { cell, index, column } of [...gridOf(section?.rows ?? [])]) {
      const seen = seenColumns(column, column + cell.colSpan, shown)
      if (seen > 0 && seen < cell.colSpan) set(cell, 'colspan', String(seen))
      const byRule = index < shown.first || (shown.last !== undefined && !cell.nextElementSibling)
      if (byRule !== seen > 0) set(cell, 'data-ilots-cell', seen > 0 ? 'on' : 'off')
    }
}

/** The number of shown columns from `start` up to, but not including, `end`. */
function seenColumns(start: number, end: number, { first, last = -1 }: Shown): number {
  return Math.max(0, Math.min(end, first) - start) + Number(start <= last && last < end)
}
