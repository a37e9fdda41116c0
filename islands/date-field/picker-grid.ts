/** The days of a month, as a grid. */
import { make } from './elements'
import { weekday } from './picker-keys'
import type { Range } from './range'
import { compareDays, fromDate, monthLength, type Stamp, toDate } from './stamp'

/** What the grid shows. */
export interface GridState {
  /** The day that has the keyboard; the grid shows its month. */
  readonly view: Stamp
  readonly chosen: Stamp | undefined
  readonly range: Range
}

/** Names of days and months in the page's language. */
export interface Names {
  month(stamp: Stamp): string
  year(stamp: Stamp): string
  whole(stamp: Stamp): string
  weekdays: readonly { readonly short: string; readonly long: string }[]
}

/** @param lang the page's language. */
export function namesIn(lang: string): Names {
  const form = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(lang, options)
    return (stamp: Stamp) => format.format(toDate(stamp))
  }
  const short = form({ weekday: 'short' })
  const long = form({ weekday: 'long' })
  // The first of January 2024 was a Monday.
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ...fromDate(new Date(2024, 0, day)) }))
  return {
    month: form({ month: 'long' }),
    year: form({ month: 'long', year: 'numeric' }),
    whole: form({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekdays: week.map((day) => ({ short: short(day).replace('.', ''), long: long(day) })),
  }
}

/** Renders the month of `view` into the grid. @returns the cell that has the keyboard. */
export function renderMonth(grid: HTMLTableElement, state: GridState, names: Names): HTMLElement {
  const { view } = state
  grid.setAttribute('aria-label', names.year(view))
  const body = make('tbody', 'ilots-date-body')
  let row = make('tr', 'ilots-date-week')
  let current: HTMLElement = row
  for (let empty = weekday({ ...view, day: 1 }); empty > 0; empty -= 1)
    row.append(make('td', 'ilots-date-none'))
  for (let day = 1; day <= monthLength(view.year, view.month); day += 1) {
    if (row.cells.length === 7) {
      body.append(row)
      row = make('tr', 'ilots-date-week')
    }
    const cell = renderDay({ ...view, day }, state, names)
    if (day === view.day) current = cell
    row.append(cell)
  }
  while (row.cells.length < 7) row.append(make('td', 'ilots-date-none'))
  body.append(row)
  grid.tBodies[0]?.remove()
  grid.append(body)
  return current
}

function renderDay(day: Stamp, { view, chosen, range }: GridState, names: Names): HTMLElement {
  const cell = make('td', 'ilots-date-day')
  cell.textContent = String(day.day)
  cell.dataset.day = String(day.day)
  cell.tabIndex = day.day === view.day ? 0 : -1
  cell.setAttribute('aria-label', names.whole(day))
  const isChosen = chosen !== undefined && compareDays(day, chosen) === 0
  cell.setAttribute('aria-selected', String(isChosen))
  if (compareDays(day, fromDate(new Date())) === 0) cell.setAttribute('aria-current', 'date')
  if (isOutside(day, range)) cell.setAttribute('aria-disabled', 'true')
  return cell
}

/** Whether a day cannot be chosen. */
export const isOutside = (day: Stamp, { first, last }: Range): boolean =>
  compareDays(day, first) < 0 || compareDays(day, last) > 0

/** Renders an empty grid with its row of weekdays. */
export function renderGrid({ weekdays }: Names): HTMLTableElement {
  const grid = make('table', 'ilots-date-grid')
  grid.setAttribute('role', 'grid')
  const row = make('tr', 'ilots-date-weekdays')
  for (const { short, long } of weekdays) {
    const header = make('th', 'ilots-date-weekday')
    header.scope = 'col'
    header.abbr = long
    header.textContent = short
    row.append(header)
  }
  const head = make('thead', 'ilots-date-head')
  head.append(row)
  grid.append(head)
  return grid
}
