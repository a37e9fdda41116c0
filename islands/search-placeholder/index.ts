import { describeIsland } from '../../src/island/describe'

/**
 * The animated placeholder of a search form (§9.7). Not part of the search, whose code is fetched only once it is
 * used.
 */
export const searchPlaceholder = describeIsland('search-placeholder', () => import('./mount'), {
  isForForms: true,
  marker: { selector: '[data-ilot~="mini-search"][data-placeholders]' },
  when: { on: 'visible' },
  early: ':not(*)',
})
