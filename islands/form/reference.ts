import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'form',
  purpose:
    'un formulaire vérifié avant son envoi, ici puis par le serveur ; ses champs portent required, data-check (email, number, range), data-min, data-max, data-reload.',
  attributes,
  descriptions: {
    verify: 'le serveur vérifie avant l’envoi ; ses erreurs s’affichent dans la zone de messages.',
  },
  markers: ['data-check', 'data-min', 'data-max', 'data-reload'],
})
