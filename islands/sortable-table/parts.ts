import { choice, text } from '../../src/island/attributes'
import type { Parts } from '../../src/island/part'

const attributes = { sort: choice(['off'], 'off') }

export const parts = {
  column: { selector: 'th[data-sort]', label: 'th[data-sort="off"]', attributes },
  cell: { selector: 'td[data-sort-value]', attributes: { sortValue: text() } },
  row: { selector: 'tr[data-sort]', label: 'tr[data-sort="off"]', attributes },
} satisfies Parts
