import { describeIsland } from '../../src/island/describe'

/** A subscription that is confirmed before it leaves (§8.5). */
export const subscription = describeIsland('subscription', () => import('./mount'), {
  when: { on: 'visible' },
})
