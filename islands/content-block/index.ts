import type { Island } from '../../src/island'

/** Content blocks that the server refreshes (§2.10). */
export const contentBlock: Island = {
  name: 'content-block',
  marker: { comment: 'bloc' },
  when: { on: 'visible' },
  early: 'a[data-param],select[data-param],a[data-role="load-more"],form[data-role="filters"]',
  load: () => import('./mount'),
}
