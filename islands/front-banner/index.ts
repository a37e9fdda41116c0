import { describeIsland } from '../../src/island/describe'

/** A banner that the visitor can close (§2.2). */
export const frontBanner = describeIsland('front-banner', () => import('./mount'), {
  when: { on: 'now' },
  early: '[data-role~=close]',
})
