import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'dropdown',
  purpose: 'un lien ou un bouton qui ouvre le sous-menu voisin : au doigt, le deuxième appui suit le lien.',
  attributes: {},
  descriptions: {},
  markers: [],
})
