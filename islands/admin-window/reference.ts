import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'admin-window',
  purpose: 'un lien de l’administration, toujours dans le même onglet.',
  attributes,
  descriptions: { href: 'l’adresse, http ou https.' },
  markers: [],
})
