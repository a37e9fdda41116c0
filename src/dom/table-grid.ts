/** Where the cells of a table stand: a cell's number in its row is not its column once cells span. */

interface Placed {
  readonly cell: HTMLTableCellElement
  /** Its number in its row, from 0: browsers count `cellIndex` anew each time. */
  readonly index: number
  /** The first column that it covers, from 0. */
  readonly column: number
}

/**
 * Columns of which each row remembers what covers them: as many as one cell may span. Without a limit, a few thousand
 * cells make millions of columns, which each row below would pass again. Tables that people read have fewer.
 */
const MOST = 1000

/**
 * Finds the column of each cell. Beyond the first 1000 columns, a cell does not push aside those of the rows below.
 * @param rows of one row group: cells do not span out of it.
 */
export function* gridOf(rows: Iterable<HTMLTableRowElement>): Generator<Placed> {
  /** For each column, the first row that no cell from above covers. */
  const free: number[] = []
  let line = 0
  for (const { cells } of rows) {
    let column = 0
    let index = 0
    for (const cell of cells) {
      while ((free[column] ?? 0) > line) column += 1
      yield { cell, index, column }
      index += 1
      // A `rowspan` of 0 reaches to the end of the group.
      const end = line + (cell.rowSpan || Number.POSITIVE_INFINITY)
      const after = column + cell.colSpan
      for (; column < Math.min(after, MOST); column += 1) free[column] = end
      column = after
    }
    line += 1
  }
}
