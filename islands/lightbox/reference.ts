import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'lightbox',
  purpose: 'une image ou un contenu en grand, seul ou en galerie.',
  attributes,
  descriptions: {
    rel: 'lightbox, ou lightbox[groupe] pour une galerie.',
    title: 'la légende.',
    caption: 'la légende, à défaut de title ; sinon l’alt de la vignette.',
    type: 'ce que le lien montre : image, iframe, ajax, inline ; deviné d’après l’adresse sinon.',
    srcset: 'd’autres tailles de la grande image.',
    sizes: 'la largeur de l’image, avec data-srcset ; 100vw par défaut.',
  },
  markers: [],
})
