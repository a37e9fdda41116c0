import { describeIsland } from '../../src/island/describe'

/** The animated placeholder of a search form (§9.7): apart from the search, whose code waits until it is touched. */
export const searchPlaceholder = describeIsland('search-placeholder', () => import('./mount'), {
  marker: { selector: '[data-ilot~="mini-search"][data-placeholders]' },
  when: { on: 'visible' },
  early: ':not(*)',
})
