import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'permalink',
  purpose: 'le permalien d’une page, à copier.',
  attributes,
  descriptions: { lien: 'le lien de la page, envoyé tel quel au serveur.' },
  markers: [],
})
