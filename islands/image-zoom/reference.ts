import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'image-zoom',
  purpose: 'une vignette qui s’ouvre en grand.',
  attributes,
  descriptions: { src: 'l’adresse de la grande image, quand ce n’est pas celle du lien.' },
  markers: [],
})
