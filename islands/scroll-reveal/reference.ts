import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

/** For completion in editors; the code reads them by their parts. */
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
  purpose: 'un élément qui apparaît quand le défilement l’amène.',
  attributes: { ...attributes, aos: { ...attributes.aos, words } },
  descriptions: {
    aos: 'le mouvement : fade, slide, flip, zoom-in ou zoom-out, et d’où il part (-up, -down, -left, -right).',
    aosOffset: 'les pixels visibles de l’élément quand il apparaît.',
    aosDuration: 'la durée du mouvement, en millisecondes.',
    aosDelay: 'l’attente avant le mouvement, en millisecondes.',
  },
  markers: [],
})
