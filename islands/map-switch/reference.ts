import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'map-switch',
  purpose: 'les mêmes lieux en liste ou sur une carte, l’un à la fois.',
  attributes: {},
  descriptions: {},
  markers: ['data-mode', 'data-panel'],
})
