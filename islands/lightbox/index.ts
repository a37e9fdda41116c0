import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'
import type { Island, Service } from '../../src/island/island'

/** Links that open in the lightbox, alone or as a group; a service for other islands besides (§2.5). */
export const lightbox = describeIsland<Island & Service>('lightbox', () => import('./mount'), {
  marker: { selector: '[rel^="lightbox"]' },
  aria: OPENS_DIALOG,
})
