import { describeIsland } from '../../src/island/describe'

/** Fields that suggest what the server knows (§3.15). On Back, what the choice had filled in is there before it is sent. */
export const autocomplete = describeIsland('autocomplete', () => import('./mount'), {
  inContent: 'restricted',
  when: { on: 'back' },
})
