import { describeIsland } from '../../src/island/describe'
import type { Island } from '../../src/island/island'
import type { Service } from '../../src/island/service'

/** The page's own loading screen, and the one that scripts ask for (§2.11, §3.18). */
export const loadingScreen = describeIsland<Island & Service>('loading-screen', () => import('./mount'), {
  provides: 'loading show progress hide',
  when: { on: 'now' },
  early: ':not(*)',
})
