import { ROW, readTable, type Table } from '../../src/i18n/translation-table'
import type { LeaveOut } from '../../src/island/read-each'

/** Enough of a row to find it again, in characters. */
const SHOWN = 80

/** Reads the answer, and names each row that does not fit. */
export const readAnswer = (text: string, leave?: LeaveOut): Table =>
  readTable(text, (left) => {
    for (const [key, row] of left) leave?.(`[${key}]`, JSON.stringify(row).slice(0, SHOWN), ROW)
  })
