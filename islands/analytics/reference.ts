import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'analytics',
  purpose: 'un clic, ou Entrée, est un événement de mesure d’audience.',
  attributes,
  descriptions: {
    analyticsCategory: 'la catégorie de l’événement.',
    analyticsLabel: 'son libellé.',
    analyticsValue: 'sa valeur.',
  },
  markers: [],
})
