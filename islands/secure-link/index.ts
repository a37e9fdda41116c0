import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'

/** Links to a protected page, shown in a frame (§2.5). */
export const secureLink = describeIsland('secure-link', () => import('./mount'), {
  inContent: 'restricted',
  marker: { selector: 'a[data-ilot~="secure-link"]' },
  aria: OPENS_DIALOG,
})
