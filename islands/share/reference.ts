import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'share',
  purpose: 'un bouton de partage, qui ouvre une fenêtre de 700 × 500.',
  attributes,
  descriptions: {
    share: 'l’adresse de partage : {{share_url}} y devient l’adresse partagée, encodée.',
    urlB64: 'l’adresse partagée, en base64 ; sans elle, l’adresse canonique de la page.',
  },
  markers: [],
})
