import { defineReference } from '../../src/island/define-reference'
import { SLIDES_ACCESSIBILITY, SLIDES_WITHOUT_SCRIPT } from '../../src/island/shared-reference'
import { attributes } from './attributes'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'slider',
  family: 'content',
  html: `<div data-ilot="slider" aria-label="Nos réalisations">
  <figure><img src="/photos/1.jpg" alt="Un pare-brise"></figure>
  <figure><img src="/photos/2.jpg" alt="Une lunette"></figure>
</div>`,
  attributes,
  partSchemas: parts,
  calls: [],
  withoutScript: SLIDES_WITHOUT_SCRIPT,
  accessibility: [...SLIDES_ACCESSIBILITY, ...texts.accessibility],
})
