import { describeIsland } from '../../src/island/describe'

/** Content blocks that the server refreshes (§2.10). */
export const contentBlock = describeIsland('content-block', () => import('./mount'), {
  marker: { comment: 'bloc' },
  when: { on: 'visible' },
  early: '[data-param],[data-role="load-more"],[data-role="filters"]',
})
