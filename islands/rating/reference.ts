import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'rating',
  family: 'forms',
  html: `<div data-ilot="rating" data-name="note">Votre avis</div>`,
  attributes,
  partSchemas: parts,
  calls: [],
})
