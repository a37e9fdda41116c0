import { defineReference } from '../../src/island/define-reference'
import {
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import { attributes } from './attributes'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'secure-link',
  family: 'overlays',
  html: `<a data-ilot="secure-link" href="/espace-client">Espace client</a>`,
  attributes,
  events: OVERLAY_EVENTS,
  calls: [],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: [...OVERLAY_ACCESSIBILITY, ...texts.accessibility],
})
