import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'contact-sheet',
  purpose: 'une planche de vignettes : chacune montre sa photo en moyen, qui s’ouvre en grand.',
  attributes,
  descriptions: {},
  markers: [
    'data-medium',
    'data-large',
    'data-caption',
    'data-medium-srcset',
    'data-large-srcset',
    'data-pic',
    'data-id-planche-contact',
  ],
})
