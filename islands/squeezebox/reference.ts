import { defineReference } from '../../src/island/define-reference'
import {
  FRAGMENT,
  LENT,
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import { attributes } from './attributes'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'squeezebox',
  family: 'overlays',
  html: `<a class="squeezebox" href="/agences/horaires" rel="{handler:'ajax',size:{x:520,y:360}}">Nos horaires</a>`,
  attributes,
  events: OVERLAY_EVENTS,
  calls: [FRAGMENT],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: [...OVERLAY_ACCESSIBILITY, LENT, ...texts.accessibility],
})
