import { describeIsland } from '../../src/island/describe'

/** A subscription form that asks for confirmation before it is sent (§8.5). */
export const subscription = describeIsland('subscription', () => import('./mount'), {
  isForForms: true,
  when: { on: 'visible' },
})
