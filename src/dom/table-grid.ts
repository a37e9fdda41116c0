/** Where the cells of a table stand: a cell's number in its row is not its column once cells span. */

interface Placed {
  readonly cell: HTMLTableCellElement
  /** The first column that it covers, from 0. */
  readonly column: number
}

/**
 * Finds the column of each cell.
 * @param rows of one row group: cells do not span out of it.
 */
export function* gridOf(rows: Iterable<HTMLTableRowElement>): Generator<Placed> {
  /** For each column, the first row that no cell from above covers. */
  const free: number[] = []
  let line = 0
  for (const { cells } of rows) {
    let column = 0
    for (const cell of cells) {
      while ((free[column] ?? 0) > line) column += 1
      yield { cell, column }
      // A `rowspan` of 0 reaches to the end of the group.
      const end = line + (cell.rowSpan || Number.POSITIVE_INFINITY)
      for (let left = cell.colSpan; left > 0; left -= 1) {
        free[column] = end
        column += 1
      }
    }
    line += 1
  }
}
