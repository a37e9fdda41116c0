import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'slider',
  purpose: 'des diapositives qui défilent, avec des flèches et un bouton pour les arrêter.',
  attributes,
  descriptions: {
    interval: 'le temps entre deux défilements, en millisecondes.',
    direction: 'horizontal ou vertical.',
    autoplay: 'défile de lui-même.',
    perView: 'le nombre de diapositives visibles.',
    loop: 'après la dernière vient la première.',
  },
  markers: [],
})
