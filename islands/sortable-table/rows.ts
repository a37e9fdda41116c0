/** The rows of a table: groups that may be sorted, moving, hiding, restoring. Rows are never created again. */
import { move } from '../../src/dom/move'

/** Rows that are read, compared or moved in one slice: well under 100 ms on a slow phone. */
export const SLICE = 1_000

type Row = HTMLTableRowElement

/** Whether a row stays in place: a total or a subtitle. The rows above and below it are sorted separately. */
function staysPut(row: Row): boolean {
  const [first, second] = row.cells
  return row.dataset.sort === 'off' || !row.querySelector('td') || (!second && (first?.colSpan ?? 0) > 1)
}

/** The groups of rows that are sorted among themselves. */
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

/** Moves a group's rows into the given order. @param first the row that stands first in the group now. */
export function* moveRows(rows: readonly Row[], first: Row | undefined): Generator<void> {
  const body = first?.parentElement
  let last = first?.previousElementSibling
  let moved = 0
  for (const row of rows) {
    // Another script may have removed the row between two slices.
    if (!body || row.parentElement !== body) continue
    const next = last ? last.nextElementSibling : body.firstElementChild
    last = row
    if (row === next) continue
    move(body, row, next)
    moved += 1
    if (moved % SLICE === 0) yield
  }
}

/**
 * Hides the rows while many of them are moved, and keeps their height. Visible rows would take a minute instead of a
 * second: Chromium computes the layout after each slice, Firefox rebuilds its table map for each row.
 * @returns shows them again, as the signal does.
 */
export function hideRows(table: HTMLTableElement, signal: AbortSignal): () => void {
  const activeElement = document.activeElement
  // Without React: an empty box that keeps the place of rows while they are moved.
  const space = document.createElement('div')
  const height = [...table.tBodies].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
  space.style.setProperty('block-size', `${height}px`)
  table.after(space)
  table.toggleAttribute('data-ilots-sorting', true)
  const show = () => {
    if (!space.parentNode) return
    table.removeAttribute('data-ilots-sorting')
    space.remove()
    // Hiding the rows has taken the focus away.
    if (activeElement instanceof HTMLElement && table.contains(activeElement))
      activeElement.focus({ preventScroll: true })
  }
  signal.addEventListener('abort', show)
  return show
}

/** Notes the order of each `tbody`. @returns restores it, with rows that were added since at the end. */
export function rememberOrder({ tBodies }: HTMLTableElement): () => void {
  const before = [...tBodies].map((body) => [body, [...body.childNodes]] as const)
  return () => {
    for (const [body, nodes] of before)
      for (const node of new Set([...nodes, ...body.childNodes]))
        if (node.parentNode === body) body.append(node)
  }
}

/**
 * Runs `onRowsAdded` when others add rows, such as the next ones of a block: the table is then no longer sorted.
 * @returns the observer, whose records must be taken after each change of ours.
 */
export function watchOthers(
  { tBodies }: HTMLTableElement,
  onRowsAdded: () => void,
  signal: AbortSignal,
): MutationObserver {
  const others = new MutationObserver((records) => {
    if (records.some(({ addedNodes: { length } }) => length)) onRowsAdded()
  })
  for (const body of tBodies) others.observe(body, { childList: true })
  signal.addEventListener('abort', () => others.disconnect())
  return others
}
