import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'share-mail',
  purpose: 'le partage par courriel, dans un cadre de 850 × 480.',
  attributes,
  descriptions: { href: 'la page du formulaire, http ou https.' },
  markers: [],
})
