import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'mini-search',
  purpose: 'la recherche du site : un petit formulaire, et la fenêtre de ses suggestions.',
  attributes,
  descriptions: {
    versionSearch: '1 : la fenêtre couvre la page ; 2 : elle est dans le formulaire.',
    idPageSearch: 'l’identifiant de la page de recherche, que le serveur reçoit.',
  },
  markers: [],
})
