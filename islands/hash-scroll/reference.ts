import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'hash-scroll',
  purpose: 'la page mène à ce que nomme son adresse, et les liens internes y défilent.',
  attributes,
  descriptions: {
    offsetAncre:
      'les pixels laissés libres au-dessus de la cible ; sur la cible, sinon sur `body`. Sans lui, la place de ce qui est fixé en haut de la page.',
  },
  markers: [],
})
