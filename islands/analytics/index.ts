import { describeIsland } from '../../src/island/describe'
import type { Island } from '../../src/island/island'
import type { Service } from '../../src/island/service'

/** Events of clickable elements, and those that scripts track (§3.19). Clicks on these elements never wait for its code. */
export const analytics = describeIsland<Island & Service>('analytics', () => import('./mount'), {
  provides: 'analytics track consent',
  marker: { selector: '[data-analytics-category]' },
  when: { on: 'now' },
  early: ':not(*)',
})
