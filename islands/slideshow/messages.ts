import type { Say as SayOf } from '../../src/contracts/island'

/** The labels of §8.3, which begin in lower case. */
export const messages = {
  fr: {
    slideshow: 'Diaporama',
    play: 'démarrer la présentation',
    pause: 'arrêter la présentation',
    position: 'image {current} sur {total}',
  },
  en: {
    slideshow: 'Slideshow',
    play: 'start slideshow',
    pause: 'stop slideshow',
    position: 'image {current} of {total}',
  },
}

/** Says these texts in the visitor's language. */
export type Say = SayOf<(typeof messages)['fr']>
