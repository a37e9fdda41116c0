import { describeIsland } from '../../src/island/describe'

/** Content blocks that the server refreshes (§2.10). Most visits never turn a page: the code waits for it. */
export const contentBlock = describeIsland('content-block', () => import('./mount'), {
  // The block may be a form of filters.
  isForForms: true,
  marker: { comment: 'bloc' },
  when: { on: 'return' },
  early: '[data-param],[data-role=load-more],[data-role=filters]',
})
