import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'element-form',
  purpose: 'le formulaire d’un élément : créer, modifier, déposer, sans rien perdre de ce qui est saisi.',
  attributes,
  descriptions: {
    kind: 'ce que fait le formulaire : new, edit ou submit ; edit demande avant de perdre des modifications.',
  },
  markers: [],
})
