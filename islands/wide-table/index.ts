import { describeIsland } from '../../src/island/describe'

/** A table that shows as many columns as the window has room for, and all of them in full screen (§2.11, §9.9). */
export const wideTable = describeIsland('wide-table', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: 'table[data-ilot~="wide-table"]' },
  when: { on: 'now' },
  // It takes columns away: later, what a visitor reads below them would move.
  // No event of the table has to be kept for this code.
  early: ':not(*)',
})
