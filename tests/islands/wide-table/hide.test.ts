import { expect, test, vi } from 'vitest'
import { hideColumns } from '../../../islands/wide-table/columns'
import { find } from '../../helpers/engine'

/** A table of the rows given; `controller` shows its columns again. */
function make(...rows: string[]) {
  document.body.innerHTML = `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`
  return { table: find<HTMLTableElement>('table'), controller: new AbortController() }
}
const cells = (count: number) => Array.from({ length: count }, (_, index) => `<td>${index}</td>`).join('')
const marks = () => [...document.querySelectorAll('[data-ilots-cell]')].map(({ outerHTML }) => outerHTML)

test('a table with room for all stays as it is', () => {
  const { table, controller } = make(cells(3))
  const before = document.body.innerHTML
  expect(hideColumns(table, 3, false, controller.signal)).toBe(false)
  expect(document.body.innerHTML).toBe(before)
})

test.each([
  [false, '2'],
  [true, '2 last'],
])('plain rows are left to the style sheet (last one kept: %s)', (keepsLast, value) => {
  const { table, controller } = make(cells(3), cells(3))
  const before = document.body.innerHTML
  expect(hideColumns(table, 2, keepsLast, controller.signal)).toBe(true)
  expect(table.getAttribute('data-ilots-columns')).toBe(value)
  expect(marks()).toEqual([])
  controller.abort()
  expect(document.body.innerHTML).toBe(before)
})

test('a cell over columns of which some are hidden gets narrower, and those after it are hidden', () => {
  const { table, controller } = make(cells(4), '<td colspan="3">large</td><td>fin</td>')
  const before = document.body.innerHTML
  hideColumns(table, 2, false, controller.signal)
  expect(document.querySelector('[colspan]')?.getAttribute('colspan')).toBe('2')
  expect(marks()).toEqual(['<td data-ilots-cell="off">fin</td>'])
  controller.abort()
  expect(document.body.innerHTML).toBe(before)
})

test('a cell that only begins after the hidden ones is hidden, whatever its number', () => {
  const { table, controller } = make(
    cells(5),
    '<td>0</td><td colspan="2">1 et 2</td><td colspan="2">3 et 4</td>',
  )
  hideColumns(table, 3, false, controller.signal)
  expect(marks()).toEqual(['<td colspan="2" data-ilots-cell="off">3 et 4</td>'])
})

test('below a cell over several rows, columns are counted from it', () => {
  const { table, controller } = make(
    '<td rowspan="2">haut</td><td>1</td><td>2</td>',
    '<td>sous 1</td><td>sous 2</td>',
    cells(3),
  )
  hideColumns(table, 2, false, controller.signal)
  expect(marks()).toEqual(['<td data-ilots-cell="off">sous 2</td>'])
})

test('with the last column kept, a cell that is last in its row but not in the table is hidden', () => {
  const { table, controller } = make(
    '<td>0</td><td>1</td><td rowspan="2">fin</td>',
    '<td>0</td><td>dernière</td>',
  )
  hideColumns(table, 2, true, controller.signal)
  expect(marks()).toEqual(['<td data-ilots-cell="off">dernière</td>'])
})

test('with the last column kept, a cell that reaches it stays, as wide as what is shown', () => {
  const { table, controller } = make(cells(5), '<td>0</td><td colspan="4">reste</td>')
  hideColumns(table, 3, true, controller.signal)
  expect(find('[colspan]').getAttribute('colspan')).toBe('2')
  expect(marks()).toEqual([])
})

test('a cell is not asked for its number: browsers count all cells before it then', () => {
  const { table, controller } = make(
    cells(4),
    '<td rowspan="2">0</td><td>1</td><td>2</td><td>3</td>',
    cells(3),
  )
  const cellIndex = vi.spyOn(HTMLTableCellElement.prototype, 'cellIndex', 'get')
  hideColumns(table, 2, false, controller.signal)
  expect(marks()).toEqual(['<td data-ilots-cell="off">1</td>'])
  expect(cellIndex).not.toHaveBeenCalled()
  cellIndex.mockRestore()
})
