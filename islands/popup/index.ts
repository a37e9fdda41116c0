import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'

/** Links and buttons that open a pop-up with a fragment, requested with parameters, or a frame (§2.5). */
export const popup = describeIsland('popup', () => import('./mount'), {
  inContent: 'restricted',
  aria: OPENS_DIALOG,
})
