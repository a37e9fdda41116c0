import { describeIsland } from '../../src/island/describe'
import type { Provides } from '../../src/island/descriptor'
import type { Island } from '../../src/island/island'
import type { Service } from '../../src/island/service'
import type { LoadingService } from '../../src/island/services/loading'

/** The page's own loading screen, and the one that scripts ask for (§2.11, §3.18). */
export const loadingScreen = describeIsland<Island & Service>('loading-screen', () => import('./mount'), {
  provides: { service: 'loading', methods: ['show', 'progress', 'hide'] } satisfies Provides<
    keyof LoadingService
  >,
  when: { on: 'now' },
  early: ':not(*)',
})
