import { describeIsland } from '../../src/island/describe'

/** A rating in stars, on radio buttons: the page's own where it has them (contract §7). */
export const rating = describeIsland('rating', () => import('./mount'), { when: { on: 'visible' } })
