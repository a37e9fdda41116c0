import { defineReference } from '../../src/island/define-reference'
import {
  FRAGMENT,
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import { attributes } from './attributes'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'popup',
  family: 'overlays',
  html: `<a data-ilot="popup" href="/agences/horaires" data-params='{"agence":"brest"}'>Nos horaires</a>`,
  attributes,
  events: OVERLAY_EVENTS,
  calls: [FRAGMENT],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: OVERLAY_ACCESSIBILITY,
})
