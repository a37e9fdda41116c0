import { describeIsland } from '../../src/island/describe'

/** Thumbnails that show their photo in a medium size, which opens in large (§2.11). */
export const contactSheet = describeIsland('contact-sheet', () => import('./mount'), {
  inContent: 'yes',
  when: { on: 'visible' },
  early: 'a[data-medium],[data-role="medium"]',
})
