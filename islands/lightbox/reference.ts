import { defineReference, words } from '../../src/island/define-reference'
import {
  FRAGMENT,
  LENT,
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
  STAYS_LINK,
} from '../../src/island/shared-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'lightbox',
  family: 'overlays',
  purpose: words(
    'une image ou un contenu en grand, seul ou en galerie.',
    'an image or other content in large, alone or in a gallery.',
  ),
  html: `<a rel="lightbox[atelier]" href="/photos/1-grande.jpg" title="La pose"><img src="/photos/1.jpg" alt="La pose"></a>
<a rel="lightbox[atelier]" href="/photos/2-grande.jpg" title="Le séchage"><img src="/photos/2.jpg" alt="Le séchage"></a>`,
  attributes,
  descriptions: {
    rel: words(
      '`lightbox`, ou `lightbox[groupe]` pour une galerie.',
      '`lightbox`, or `lightbox[group]` for a gallery.',
    ),
    title: words('la légende.', 'the caption.'),
    caption: words(
      'la légende, à défaut de `title` ; sinon l’`alt` de la vignette.',
      'the caption, without a `title`; else the thumbnail’s `alt`.',
    ),
    type: words(
      'ce que le lien montre : `image`, `iframe`, `ajax`, `inline` ; deviné d’après l’adresse sinon.',
      'what the link shows: `image`, `iframe`, `ajax`, `inline`; else guessed from the address.',
    ),
    srcset: words('d’autres tailles de la grande image.', 'other sizes of the large image.'),
    sizes: words(
      'la largeur de l’image, avec `data-srcset` ; `100vw` par défaut.',
      'the image’s width, with `data-srcset`; `100vw` by default.',
    ),
  },
  examples: {
    rel: 'lightbox[atelier]',
    title: 'La pose',
    caption: 'La pose',
    type: 'image',
    srcset: '/photos/1-800.jpg 800w, /photos/1-1600.jpg 1600w',
    sizes: '80vw',
  },
  parts: {},
  events: OVERLAY_EVENTS,
  calls: [FRAGMENT],
  withoutScript: STAYS_LINK,
  keyboard: {
    ...OVERLAY_KEYS,
    '← →': words(
      'l’image d’avant, d’après ; agrandie, la déplace.',
      'the image before, after; when enlarged, moves it.',
    ),
    '↑ ↓': words('agrandie, la déplace.', 'when enlarged, moves it.'),
    'Début, Fin / Home, End': words('la première, la dernière.', 'the first, the last.'),
    '+ −': words('agrandit, réduit.', 'zooms in, out.'),
    '0': words('revient à la taille de départ.', 'goes back to the size at first.'),
  },
  accessibility: [
    ...OVERLAY_ACCESSIBILITY,
    LENT,
    words(
      '« 2 sur 5 » et la légende sont dits à chaque image ; le diaporama démarre arrêté.',
      '“2 of 5” and the caption are said with each image; the slideshow starts stopped.',
    ),
  ],
})
