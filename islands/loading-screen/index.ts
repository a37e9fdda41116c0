import { describeIsland } from '../../src/island/describe'
import type { Island, Service } from '../../src/island/island'

/** The page's own loading screen, and the one that scripts ask for (§2.11, §3.18). */
export const loadingScreen = describeIsland<Island & Service>('loading-screen', () => import('./mount'), {
  when: { on: 'now' },
  early: ':not(*)',
})
