import { defineReference } from '../../src/island/define-reference'
import { attributes } from './attributes'
import texts from './reference.json' with { type: 'json' }

/** Listed for completion in editors; the code reads a name part by part. */
const edges = ['up', 'down', 'left', 'right']
const corners = ['up-left', 'up-right', 'down-left', 'down-right']
const words = [
  'fade',
  ...[...edges, ...corners].map((from) => `fade-${from}`),
  ...['slide', 'flip', 'zoom-in', 'zoom-out'].flatMap((kind) => edges.map((from) => `${kind}-${from}`)),
  'zoom-in',
  'zoom-out',
]

export const reference = defineReference({
  ...texts,
  name: 'scroll-reveal',
  family: 'navigation',
  html: `<section data-aos="fade-up" data-aos-delay="150">Nos ateliers</section>`,
  attributes: { ...attributes, aos: { ...attributes.aos, words } },
  calls: [],
})
