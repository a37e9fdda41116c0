import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'mask',
  purpose: 'un champ qui s’écrit dans un masque, et s’envoie sans lui.',
  attributes,
  descriptions: {
    maskPattern:
      '0 un chiffre, a une lettre, * l’un ou l’autre ; le reste s’écrit tout seul (\\0 : un zéro).',
  },
  markers: ['data-mask-pattern'],
})
