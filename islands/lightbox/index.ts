import type { Provides } from '../../src/contracts/descriptor'
import type { Island } from '../../src/contracts/island'
import type { Service } from '../../src/contracts/service'
import type { LightboxService } from '../../src/contracts/services/lightbox'
import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'

/** Links that open in the lightbox, alone or as a group, and the service for other islands (§2.5). */
export const lightbox = describeIsland<Island & Service>('lightbox', () => import('./mount'), {
  inContent: 'yes',
  provides: { service: 'lightbox', methods: ['open'] } satisfies Provides<keyof LightboxService>,
  marker: { selector: '[rel^="lightbox"]' },
  aria: OPENS_DIALOG,
})
