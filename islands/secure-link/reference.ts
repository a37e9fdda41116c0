import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'secure-link',
  purpose: 'un lien vers une page protégée, montrée dans un cadre.',
  attributes,
  descriptions: {
    href: 'l’adresse de la page, http ou https.',
    width: 'la largeur du cadre, en pixels.',
    height: 'la hauteur du cadre, en pixels.',
  },
  markers: [],
})
