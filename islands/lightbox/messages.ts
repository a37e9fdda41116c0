import type { Say as SayOf } from '../../src/contracts/island'
import { overlayMessages } from '../../src/overlay/overlay-messages'

/** §8.3, verbatim: labels begin in lower case. */
export const messages = {
  fr: {
    ...overlayMessages.fr,
    counter: '{current}/{total}',
    position: 'image {current} sur {total}',
    previous: 'précédente',
    next: 'suivante',
    close: 'fermer',
    play: 'démarrer la présentation',
    pause: 'arrêter la présentation',
    zoomIn: 'agrandir',
    zoomOut: 'réduire',
    zoomed: 'agrandie à {percent} %',
  },
  en: {
    ...overlayMessages.en,
    counter: '{current}/{total}',
    position: 'image {current} of {total}',
    previous: 'previous',
    next: 'next',
    close: 'close',
    play: 'start slideshow',
    pause: 'stop slideshow',
    zoomIn: 'zoom in',
    zoomOut: 'zoom out',
    zoomed: 'zoomed in to {percent}%',
  },
}

/** Says these texts in the visitor's language. */
export type Say = SayOf<(typeof messages)['fr']>
