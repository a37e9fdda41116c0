import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'front-popup',
  purpose: 'une fenêtre que la page montre en arrivant.',
  attributes,
  descriptions: { ffAutoclose: 'les secondes avant que la fenêtre ne se ferme seule ; 0 : jamais.' },
  markers: [],
})
