import { expect, test } from 'vitest'
import { columnCount } from '../../../islands/wide-table/columns'

const at = (width: number, hasStickyLast = false) => columnCount((pixels) => width >= pixels, hasStickyLast)

test.each([
  [320, 2],
  [575, 2],
  [576, 3],
  [766, 3],
  [767, 4],
  [991, 4],
  [992, 5],
  [1023, 5],
  [1024, 6],
  [1199, 6],
  [1200, 7],
  [2560, 7],
])('at %d px, %d columns', (width, count) => {
  expect(at(width)).toBe(count)
})

test.each([
  [320, 3],
  [576, 4],
  [767, 5],
  [768, 4],
  [1200, 7],
])('at %d px with a sticky last column, %d', (width, count) => {
  expect(at(width, true)).toBe(count)
})
