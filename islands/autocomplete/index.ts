import { describeIsland } from '../../src/island/describe'

/** Fields that suggest what the server knows (§3.15). */
export const autocomplete = describeIsland('autocomplete', () => import('./mount'), {
  inContent: 'restricted',
})
