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
  name: 'image-zoom',
  family: 'overlays',
  html: `<a data-ilot="zoom" href="/photos/eclat-grande.jpg"><img src="/photos/eclat.jpg" alt="Un éclat"></a>`,
  attributes,
  events: OVERLAY_EVENTS,
  calls: [],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: [...OVERLAY_ACCESSIBILITY, ...texts.accessibility],
})
