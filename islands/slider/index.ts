import { describeIsland } from '../../src/island/describe'

/** A slider, which may advance by itself (§9.6). */
export const slider = describeIsland('slider', () => import('./mount'), {
  inContent: 'yes',
  when: { on: 'visible' },
})
