import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'
import type { Provides } from '../../src/island/descriptor'
import type { Island } from '../../src/island/island'
import type { Service } from '../../src/island/service'
import type { LightboxService } from '../../src/island/services/lightbox'

/** Links that open in the lightbox, alone or as a group, and the service for other islands (§2.5). */
export const lightbox = describeIsland<Island & Service>('lightbox', () => import('./mount'), {
  inContent: 'yes',
  provides: { service: 'lightbox', methods: ['open'] } satisfies Provides<keyof LightboxService>,
  marker: { selector: '[rel^="lightbox"]' },
  aria: OPENS_DIALOG,
})
