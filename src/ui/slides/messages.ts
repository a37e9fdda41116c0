/** What sliders and carousels say (§8.3, contract §7). */
export const messages = {
  fr: {
    carousel: 'carrousel',
    slide: 'diapositive',
    position: '%s sur %s',
    previous: 'précédent',
    next: 'suivant',
    play: 'démarrer la présentation',
    pause: 'arrêter la présentation',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    position: '%s of %s',
    previous: 'previous',
    next: 'next',
    play: 'start slideshow',
    pause: 'stop slideshow',
  },
}

/** The texts of one language, by their key. */
export type SlidesTexts = (typeof messages)['fr']
