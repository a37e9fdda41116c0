import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'front-banner',
  purpose: 'une bannière que le visiteur ferme.',
  attributes,
  descriptions: {
    remember: 'la durée pendant laquelle la bannière fermée, reconnue à son id, ne revient pas.',
  },
  markers: [],
})
