import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'autocomplete',
  purpose: 'un champ qui propose ce que le serveur connaît.',
  attributes,
  descriptions: {
    autocomplete:
      'la configuration, en JSON : classname, methode, add_params, value, cibles, saisielibre, disabled, width, position.',
  },
  markers: [],
})
