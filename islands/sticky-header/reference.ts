import { defineReference, words } from '../../src/island/define-reference'
import { parts } from './parts'

export const reference = defineReference({
  name: 'sticky-header',
  family: 'navigation',
  purpose: words(
    'un en-tête qui reçoit la classe `is-sticky` quand la page a défilé.',
    'a header that gets the class `is-sticky` once the page has scrolled.',
  ),
  html: `<header data-ilot="sticky-header">…</header>`,
  attributes: {},
  descriptions: {},
  examples: {},
  partSchemas: parts,
  parts: {
    stuck: words(
      'la classe, après 300 px (400 à partir de 768 px de large) ; le reste est affaire de feuille de style.',
      'the class, after 300 px (400 from 768 px wide on); the rest is the style sheet’s matter.',
    ),
  },
  events: {},
  calls: [],
  withoutScript: words(
    'L’en-tête tel que la feuille de style le place.',
    'The header as the style sheet places it.',
  ),
  keyboard: {},
  accessibility: [
    words(
      '`scroll-padding` suit sa hauteur : ce qui a le focus n’est pas caché dessous. La page ne saute pas quand il change de taille.',
      '`scroll-padding` follows its height: what has the focus is not hidden below it. The page does not jump when its size changes.',
    ),
  ],
})
