import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'popup',
  purpose: 'un lien ou un bouton qui ouvre une fenêtre : un fragment de page ou un cadre.',
  attributes,
  descriptions: {
    url: 'l’adresse du contenu, quand ce n’est pas celle du lien.',
    type: 'un fragment de page (ajax) ou un cadre (iframe).',
    params: 'un objet JSON, envoyé dans la requête : {"agence":"brest"}.',
    width: 'la largeur du contenu, en pixels.',
    height: 'la hauteur du contenu, en pixels.',
  },
  markers: [],
})
