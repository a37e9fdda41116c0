import { expect, test } from 'vitest'
import { gridOf } from '../../../src/dom/table-grid'

/** The rows of a group, each of so many cells that span alike; happy-dom knows no `rowspan` of 0. */
const rowsOf = (...rows: readonly [count: number, colSpan: number, rowSpan: number][]) =>
  rows.map(([length, colSpan, rowSpan]) => ({ cells: Array.from({ length }, () => ({ colSpan, rowSpan })) }))

const placesIn = (rows: ReturnType<typeof rowsOf>) =>
  [...gridOf(rows as unknown as HTMLTableRowElement[])].map(({ index, column }) => [index, column])

test('cells stand beside those that span from above, to the end of the group', () =>
  expect(placesIn(rowsOf([2, 2, 0], [1, 1, 1], [2, 1, 2], [1, 1, 1]))).toEqual([
    [0, 0],
    [1, 2],
    [0, 4],
    [0, 4],
    [1, 5],
    [0, 6],
  ]))

test('a row passes a thousand columns at most, however many the cells above span', () =>
  expect(placesIn(rowsOf([1500, 1000, 0], [1, 1, 1], [2, 1000, 1])).slice(1499)).toEqual([
    [1499, 1_499_000],
    [0, 1000],
    [0, 1000],
    [1, 2000],
  ]))
