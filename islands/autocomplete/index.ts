import { describeIsland } from '../../src/island/describe'

/** Fields that suggest what the server knows (§3.15). On Back, what a choice had filled in comes back at once. */
export const autocomplete = describeIsland('autocomplete', () => import('./mount'), {
  inContent: 'restricted',
  when: { on: 'back' },
})
