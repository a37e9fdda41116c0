import { describeIsland } from '../../src/island/describe'

/** A header that sticks once the page has scrolled (§2.11, §9.9). */
export const stickyHeader = describeIsland('sticky-header', () => import('./mount'), {
  when: { on: 'now' },
  early: ':not(*)',
})
