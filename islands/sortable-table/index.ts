import { describeIsland } from '../../src/island/describe'

/** A table that its column headers sort (§4.15, §9.10). */
export const sortableTable = describeIsland('sortable-table', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: 'table[data-ilot~="sortable"]' },
  when: { on: 'visible' },
  early: 'th',
})
