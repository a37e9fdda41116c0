import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'booking',
  purpose: 'la prise de rendez-vous, une étape par page : véhicule, agence, créneau.',
  attributes,
  descriptions: {
    finalStep: 'l’étape dont l’envoi est la réservation ; sans lui, chaque envoi recharge la page.',
  },
  markers: [],
})
