import { describeIsland } from '../../src/island/describe'

/** Slides that go by (§9.6). */
export const slider = describeIsland('slider', () => import('./mount'), { when: { on: 'visible' } })
