import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'

/** A thumbnail that shows its large image (§2.5, §9.1). */
export const imageZoom = describeIsland('image-zoom', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: '[data-ilot~="zoom"]' },
  aria: OPENS_DIALOG,
})
