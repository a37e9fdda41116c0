import { defineReference, words } from '../../src/island/define-reference'
import {
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'image-zoom',
  family: 'overlays',
  purpose: words('une vignette qui s’ouvre en grand.', 'a thumbnail that opens in large.'),
  html: `<a data-ilot="zoom" href="/photos/eclat-grande.jpg"><img src="/photos/eclat.jpg" alt="Un éclat"></a>`,
  attributes,
  descriptions: {
    src: words(
      'l’adresse de la grande image, quand ce n’est pas celle du lien.',
      'the large image’s address, when it is not the link’s.',
    ),
  },
  examples: { src: '/photos/eclat-grande.jpg' },
  parts: {},
  events: OVERLAY_EVENTS,
  calls: [],
  withoutScript: STAYS_LINK,
  keyboard: OVERLAY_KEYS,
  accessibility: [
    ...OVERLAY_ACCESSIBILITY,
    words(
      'Au plus 90 % de la fenêtre, jamais agrandie au-delà de sa taille.',
      'At most 90 % of the window, never enlarged beyond its size.',
    ),
  ],
})
