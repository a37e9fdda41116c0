import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'slideshow',
  purpose: 'des images qui se suivent en fondu, avec des liens et des légendes.',
  attributes,
  descriptions: {
    slides:
      'les images : [{ "src": "/a.jpg", "href": "/page", "caption": "Légende" }], href et caption facultatifs.',
    sleep: 'le temps d’une image, fondu compris, en secondes.',
    aleatoire: 'dans un ordre tiré au sort, jamais deux fois de suite la même.',
  },
  markers: [],
})
