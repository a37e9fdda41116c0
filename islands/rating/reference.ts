import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'rating',
  purpose:
    'une note en étoiles : les boutons radio qu’elle contient, ou ceux qu’elle fait ; son texte ou son aria-label la nomme.',
  attributes,
  descriptions: {
    name: 'le nom du champ envoyé, de 1 au maximum.',
    max: 'le nombre d’étoiles.',
    value: 'la note au départ ; une moyenne (3,5) se voit, sans être un choix.',
  },
  markers: [],
})
