/** Finds the column headers that sort, and puts buttons into them. */

import { ilotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import { markAdded } from '../../src/dom/added-nodes'
import { INTERACTIVE } from '../../src/dom/query'
import { gridOf } from '../../src/dom/table-grid'
import { renderTranslated } from '../../src/i18n/say'
import type { messages } from './messages'

export type TableContext = IslandContext<Record<never, never>, (typeof messages)['fr']>

const HEADERS = 'des titres de colonnes (th dans thead)'
/** Each header and its column, from 0. */
type Headers = ReadonlyMap<Element, number>

/** Finds the table: `markers` of the configuration may name another element. @throws IlotsError `ILOTS-202`. */
export const tableOf = (host: Element): HTMLTableElement => host.closest('table') ?? refuse(HEADERS, 'aucun')

/** Finds the sortable headers. @throws IlotsError `ILOTS-202` without one, or with a cell of several rows. */
export function headersOf(table: HTMLTableElement): Headers {
  const {
    tHead,
    rows: [first],
  } = table
  const byColumn = new Map<number, Element>()
  const rows = tHead?.rows ?? (first && !first.querySelector('td') ? [first] : [])
  for (const { cell, column } of gridOf(rows))
    if (cell.matches('th:not([data-sort="off"])') && cell.colSpan === 1 && nameOf(cell))
      // Of several header rows, the last one counts.
      byColumn.set(column, cell)
  if (byColumn.size === 0) refuse(HEADERS, 'aucun')
  checkRows(table)
  return new Map([...byColumn].map(([column, header]) => [header, column]))
}

/** Refuses cells that span rows, which could not be moved apart. @throws IlotsError `ILOTS-202` */
export function checkRows(table: Element): void {
  for (const cell of table.querySelectorAll('tbody [rowspan]:not([rowspan="1"])'))
    if (cell.closest('table') === table)
      refuse("des cellules d'une seule ligne dans tbody", `rowspan="${cell.getAttribute('rowspan')}"`)
}

function refuse(expected: string, found: string): never {
  throw ilotsError(
    Code.partMissing,
    sentence`tableau non triable : attendu ${expected}, trouvé ${found} ; corriger le tableau ou retirer le mot \
sortable.`,
  )
}

/** The name of the header's column. */
export function nameOf(header: Element): string {
  const text = header.textContent?.replace(/\s+/g, ' ').trim()
  return text || (header.getAttribute('aria-label') ?? header.querySelector('img')?.alt ?? '')
}

/**
 * Puts a button around the header's content; after it when it has a link or a field, which a button must not contain.
 */
export function putButton(header: Element, { page, signal, say }: TableContext): void {
  // Without React: a button around the content of the server's header cell, which it gives back; at rest.
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-sort'
  if (header.querySelector(INTERACTIVE))
    renderTranslated(page, signal, () =>
      button.setAttribute('aria-label', say('sort', { column: nameOf(header) })),
    )
  else button.append(...header.childNodes)
  header.append(markAdded(button, signal, { isAround: true }))
  signal.addEventListener('abort', () => button.replaceWith(...button.childNodes))
}

/** The header that was clicked, on its button or elsewhere, but not on a link or a field in it. */
export function headerAt({ target }: Event): Element | null {
  const element = target instanceof Element ? target.closest(`th,${INTERACTIVE}`) : null
  return element?.matches('th,.ilots-sort') ? element.closest('th') : null
}
