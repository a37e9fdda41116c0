import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'

/** Links that open in a modal (§2.5). */
export const squeezebox = describeIsland('squeezebox', () => import('./mount'), {
  inContent: 'restricted',
  marker: { selector: '.squeezebox' },
  aria: OPENS_DIALOG,
  opens: 'modal',
})
