import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'share-native',
  purpose: 'le partage de l’appareil, ou la copie du lien.',
  attributes,
  descriptions: {
    title: 'le titre partagé ; sans lui, celui de la page.',
    text: 'le texte partagé.',
    url: 'l’adresse partagée ; sans elle, l’adresse canonique de la page.',
  },
  markers: [],
})
