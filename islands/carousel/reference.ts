import { defineReference } from '../../src/island/define-reference'
import { SLIDES_ACCESSIBILITY, SLIDES_WITHOUT_SCRIPT } from '../../src/island/shared-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'carousel',
  family: 'content',
  html: `<ul data-ilot="carousel-appointment" aria-label="Prochains créneaux">
  <li>Lundi 9 h</li>
  <li>Lundi 11 h</li>
  <li>Mardi 8 h</li>
</ul>`,
  attributes: {},
  partSchemas: parts,
  calls: [],
  withoutScript: SLIDES_WITHOUT_SCRIPT,
  accessibility: SLIDES_ACCESSIBILITY,
})
