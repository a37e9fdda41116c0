import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'mask',
  family: 'forms',
  html: `<label>Téléphone <input name="telephone" data-mask-pattern="00 00 00 00 00"></label>`,
  attributes,
  calls: [],
})
