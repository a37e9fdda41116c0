import styles from 'styles:sortable-table'
import { announce } from '../../src/dom/announce'
import { setter } from '../../src/dom/undo'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/styles/adopt'
import { checkRows, headerAt, headersOf, nameOf, putButton, type TableContext, tableOf } from './headers'
import { messages } from './messages'
import { rememberOrder, watchOthers } from './rows'
import { inSlices, sort } from './sort'

function mount(host: HTMLElement, context: TableContext): void {
  const table = tableOf(host)
  const headers = headersOf(table)
  adopt(styles)
  for (const header of headers.keys()) putButton(header, context)
  const sortBy = makeSorter(table, context)
  context.listen('click', (event) => {
    const header = headerAt(event)
    const column = header && headers.get(header)
    if (header && column != null && !event.defaultPrevented) sortBy(header, column).catch(context.fail)
  })
}

/** @returns sorts by a column, which toggles between ascending and descending (§4.15). */
function makeSorter(table: HTMLTableElement, { signal, say }: TableContext) {
  let restore: (() => void) | undefined
  let state = new AbortController()
  const unmark = () => state.abort()
  signal.addEventListener('abort', () => {
    unmark()
    restore?.()
  })
  return async (header: Element, column: number): Promise<void> => {
    checkRows(table)
    restore ??= rememberOrder(table)
    const isDescending = header.getAttribute('aria-sort') === 'ascending'
    const direction = isDescending ? 'descending' : 'ascending'
    unmark()
    state = new AbortController()
    mark(table, header, direction, state.signal)
    const others = watchOthers(table, unmark, state.signal)
    const work = sort(table, column, isDescending ? -1 : 1, state.signal)
    const isDone = await inSlices(work, state.signal, () => others.takeRecords())
    if (isDone) announce(say(direction, { column: nameOf(header) }))
  }
}

/** Sets `aria-sort` on one header until the signal aborts, and resets it on the others. */
function mark(table: Element, header: Element, direction: string, signal: AbortSignal): void {
  const set = setter(signal)
  for (const sorted of table.querySelectorAll('th[aria-sort]')) set(sorted, 'aria-sort', 'none')
  set(header, 'aria-sort', direction)
}

export const island = defineIsland({}, messages, mount)
