/** The column headers that sort: finding them, and the buttons in them. */

import { membersOf } from '../../src/dom/members'
import { gridOf } from '../../src/dom/table-grid'
import { INTERACTIVE } from '../../src/engine/early'
import { tell } from '../../src/i18n/say'
import { Code, ilotsError } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import type { messages } from './messages'

export type TableContext = IslandContext<Record<never, never>, (typeof messages)['fr']>
/** Each header and its column, from 0. */
type Headers = ReadonlyMap<Element, number>

/** @throws IlotsError `ILOTS-202` when no header names a column, or rows are held together by a cell. */
export function headersOf(table: HTMLTableElement): Headers {
  const {
    tHead,
    rows: [first],
  } = table
  const byColumn = new Map<number, Element>()
  const rows = tHead?.rows ?? (first && !first.querySelector('td') ? [first] : [])
  for (const { cell, column } of gridOf(rows))
    if (cell.matches('th:not([data-sort="off"])') && cell.colSpan === 1 && nameOf(cell))
      // Of two above one another, the one next to the rows.
      byColumn.set(column, cell)
  if (byColumn.size === 0) refuse('des titres de colonnes (th dans thead)', 'aucun')
  checkRows(table)
  return new Map([...byColumn].map(([column, header]) => [header, column]))
}

/** A row that shares a cell with the next cannot leave it. @throws IlotsError `ILOTS-202` */
export function checkRows(table: Element): void {
  for (const cell of table.querySelectorAll('tbody [rowspan]:not([rowspan="1"])'))
    if (cell.closest('table') === table)
      refuse("des cellules d'une seule ligne dans tbody", `rowspan="${cell.getAttribute('rowspan')}"`)
}

function refuse(expected: string, found: string): never {
  throw ilotsError(
    Code.partMissing,
    `tableau non triable : attendu ${expected}, trouvé ${found} ; corriger le tableau ou retirer le mot sortable.`,
  )
}

/** What the column is called. */
export function nameOf(header: Element): string {
  const text = header.textContent?.replace(/\s+/g, ' ').trim()
  return text || (header.getAttribute('aria-label') ?? header.querySelector('img')?.alt ?? '')
}

/** A real button around what the header holds; beside it when that is a link or a field, which it must not contain. */
export function putButton(header: Element, { engine, signal, say }: TableContext): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-sort'
  if (header.querySelector(INTERACTIVE))
    tell(engine, signal, () => button.setAttribute('aria-label', say('sort', { column: nameOf(header) })))
  else button.append(...header.childNodes)
  header.append(button)
  signal.addEventListener('abort', () => button.replaceWith(...button.childNodes))
}

/** The header that a click means: its button or any place in it, but not a link or a field of the page's. */
export function headerAt({ target }: Event): Element | null {
  const part = target instanceof Element ? membersOf(target).closest(`th,${INTERACTIVE}`) : null
  return part?.matches('th,.ilots-sort') ? part.closest('th') : null
}
