import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'goto-block',
  purpose: 'un bloc entier qui mène à une adresse.',
  attributes,
  descriptions: {
    gotoUrl: "l'adresse du bloc : http, https, mailto ou tel.",
    gotoTarget: 'la fenêtre où elle s’ouvre, comme le deuxième argument de window.open.',
  },
  markers: [],
})
