import { describeIsland } from '../../src/island/describe'

/** A table that shows as many columns as the window has room for, and all of them in full screen (§2.11, §9.9). */
export const wideTable = describeIsland('wide-table', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: 'table[data-ilot~="wide-table"]' },
  when: { on: 'now' },
  // Hiding columns later would move what a visitor reads below the table.
  // No early event of the table has to be replayed.
  early: ':not(*)',
})
