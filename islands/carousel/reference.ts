import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'carousel',
  purpose:
    'le carrousel du rendez-vous (2 à 5 diapositives, deux à la fois) et celui du menu (3, en boucle).',
  attributes: {},
  descriptions: {},
  markers: [],
})
