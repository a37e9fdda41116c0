import type { Provides } from '../../src/contracts/descriptor'
import type { Island } from '../../src/contracts/island'
import type { Service } from '../../src/contracts/service'
import type { LoadingService } from '../../src/contracts/services/loading'
import { describeIsland } from '../../src/island/describe'

/** The page's own loading screen, and the one that scripts ask for (§2.11, §3.18). */
export const loadingScreen = describeIsland<Island & Service>('loading-screen', () => import('./mount'), {
  provides: { service: 'loading', methods: ['show', 'progress', 'hide'] } satisfies Provides<
    keyof LoadingService
  >,
  when: { on: 'now' },
  early: ':not(*)',
})
