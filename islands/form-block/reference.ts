import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'form-block',
  purpose:
    'un bouton data-role="show", et le formulaire de data-role="content" (un template aussi) qu’il montre.',
  attributes,
  descriptions: { confirm: 'la question posée avant de le montrer.' },
  markers: [],
})
