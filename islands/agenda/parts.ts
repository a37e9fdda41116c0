import { text } from '../../src/island/attributes'
import type { Parts } from '../../src/island/part'

export const parts = {
  month: {
    selector: '[data-date]',
    be: 'a',
    label: 'a[data-date]',
    attributes: { date: text() },
    required: ['date'],
  },
} satisfies Parts
