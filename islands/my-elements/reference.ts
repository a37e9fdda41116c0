import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'my-elements',
  purpose: 'les éléments d’un internaute connecté : activer, supprimer, modifier, créer.',
  attributes: {},
  descriptions: {},
  markers: [],
})
