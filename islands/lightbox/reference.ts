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
  name: 'lightbox',
  family: 'overlays',
  html: `<a rel="lightbox[atelier]" href="/photos/1-grande.jpg" title="La pose">\
<img src="/photos/1.jpg" alt="La pose"></a>
<a rel="lightbox[atelier]" href="/photos/2-grande.jpg" title="Le séchage">\
<img src="/photos/2.jpg" alt="Le séchage"></a>`,
  attributes,
  events: OVERLAY_EVENTS,
  calls: [FRAGMENT],
  withoutScript: STAYS_LINK,
  keyboard: { ...OVERLAY_KEYS, ...texts.keyboard },
  accessibility: [...OVERLAY_ACCESSIBILITY, LENT, ...texts.accessibility],
})
