import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'footer-menu',
  purpose: 'des listes de liens que leur titre ouvre, sous 768 px.',
  attributes: {},
  descriptions: {},
  markers: [],
})
