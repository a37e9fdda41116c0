import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'agenda',
  purpose: 'un calendrier dont les liens de mois restent sur la page.',
  attributes,
  descriptions: { param: 'ce que le serveur reçoit, tel quel, avec chaque mois demandé.' },
  markers: ['data-date'],
})
