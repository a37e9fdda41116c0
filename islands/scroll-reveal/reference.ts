import { words as both, defineReference } from '../../src/island/define-reference'
import { attributes } from './attributes'

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
  name: 'scroll-reveal',
  family: 'navigation',
  purpose: both(
    'un élément qui apparaît quand le défilement l’amène.',
    'an element that appears as it is scrolled into view.',
  ),
  html: `<section data-aos="fade-up" data-aos-delay="150">Nos ateliers</section>`,
  attributes: { ...attributes, aos: { ...attributes.aos, words } },
  descriptions: {
    aos: both(
      'le mouvement : `fade`, `slide`, `flip`, `zoom-in` ou `zoom-out`, et d’où il part (`-up`, `-down`, `-left`, `-right`).',
      'the movement: `fade`, `slide`, `flip`, `zoom-in` or `zoom-out`, and where it comes from (`-up`, `-down`, `-left`, `-right`).',
    ),
    aosOffset: both(
      'les pixels visibles de l’élément quand il apparaît.',
      'how many pixels of the element are in sight when it appears.',
    ),
    aosDuration: both(
      'la durée du mouvement, en millisecondes.',
      'the movement’s duration, in milliseconds.',
    ),
    aosDelay: both(
      'l’attente avant le mouvement, en millisecondes.',
      'the wait before the movement, in milliseconds.',
    ),
  },
  examples: { aos: 'fade-up', aosOffset: '200', aosDuration: '600', aosDelay: '150' },
  parts: {},
  events: {},
  calls: [],
  withoutScript: both('L’élément est là.', 'The element is there.'),
  keyboard: {},
  accessibility: [
    both(
      'Immobile sous `prefers-reduced-motion` ; là aussitôt pour qui arrive par le clavier, par l’adresse, ou sur le papier.',
      'Still under `prefers-reduced-motion`; there at once for those who arrive by keyboard, by the address, or on paper.',
    ),
  ],
})
