import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'date-field',
  family: 'forms',
  html: `<label>Date de l’incident <input class="{product}date" name="date" value="2026-03-14" min="2026-01-01">\
</label>`,
  attributes,
  partSchemas: parts,
  calls: [],
})
