import { describeIsland } from '../../src/island/describe'
import type { Island, Service } from '../../src/island/island'

/** Events of clickable elements, and those that scripts track (§3.19). Their own clicks never wait for it. */
export const analytics = describeIsland<Island & Service>('analytics', () => import('./mount'), {
  marker: { selector: '[data-analytics-category]' },
  when: { on: 'now' },
  early: ':not(*)',
})
