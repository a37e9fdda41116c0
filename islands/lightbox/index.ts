import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'
import type { Island } from '../../src/island/island'
import type { Service } from '../../src/island/service'

/** Links that open in the lightbox, alone or as a group, and the service for other islands (§2.5). */
export const lightbox = describeIsland<Island & Service>('lightbox', () => import('./mount'), {
  provides: 'lightbox open',
  marker: { selector: '[rel^="lightbox"]' },
  aria: OPENS_DIALOG,
})
