import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'content-block',
  purpose: 'un bloc que le serveur rafraîchit : pages, tri, filtres, suite.',
  attributes,
  descriptions: { history: 'off : la barre d’adresse ne change pas.' },
  markers: ['data-param', 'data-num', 'data-value', 'data-direction', 'data-load', 'data-load-stop'],
})
