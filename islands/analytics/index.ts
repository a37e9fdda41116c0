import type { Provides } from '../../src/contracts/descriptor'
import type { Island } from '../../src/contracts/island'
import type { Service } from '../../src/contracts/service'
import type { AnalyticsService } from '../../src/contracts/services/analytics'
import { describeIsland } from '../../src/island/describe'

/** Events of clickable elements, and those that scripts track (§3.19). Clicks never wait for its code. */
export const analytics = describeIsland<Island & Service>('analytics', () => import('./mount'), {
  provides: { service: 'analytics', methods: ['track', 'consent'] } satisfies Provides<
    keyof AnalyticsService
  >,
  marker: { selector: '[data-analytics-category]' },
  when: { on: 'now' },
  early: ':not(*)',
})
