import { describeIsland } from '../../src/island/describe'

/** A note in stars: radio buttons, of the page's own where it has them (contract §7). */
export const rating = describeIsland('rating', () => import('./mount'), { when: { on: 'visible' } })
