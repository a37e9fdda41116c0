import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './attributes'
import { parts } from './parts'

export const reference = defineReference({
  name: 'slideshow',
  family: 'content',
  purpose: words(
    'des images qui se suivent en fondu, avec des liens et des légendes.',
    'images that fade into each other, with links and captions.',
  ),
  html: `<div data-ilot="slideshow" data-slides='[{"src":"/photos/1.jpg","caption":"La pose"},{"src":"/photos/2.jpg"}]'>
  <img src="/photos/1.jpg" alt="La pose">
</div>`,
  attributes,
  descriptions: {
    slides: words(
      'les images : `src`, et `href` et `caption` facultatifs, en JSON.',
      'the images: `src`, and `href` and `caption` if wanted, as JSON.',
    ),
    sleep: words(
      'le temps d’une image, fondu compris, en secondes.',
      'the time of an image, its fade included, in seconds.',
    ),
    aleatoire: words(
      'dans un ordre tiré au sort, jamais deux fois de suite la même.',
      'in a random order, never the same one twice in a row.',
    ),
  },
  examples: { slides: '[{"src":"/photos/1.jpg"},{"src":"/photos/2.jpg"}]', sleep: '4', aleatoire: '' },
  partSchemas: parts,
  parts: {
    back: words(
      'l’image de derrière ; faite quand elle manque, comme les deux autres.',
      'the image behind; made when there is none, as the other two.',
    ),
    front: words('l’image de devant.', 'the image in front.'),
    caption: words('la légende.', 'the caption.'),
  },
  events: {},
  calls: [],
  globals: {
    '{product}Slideshow(backId, frontId, captionId, images, links, captions, instance, sleep, aleatoire)':
      words('le même diaporama, par un ancien script.', 'the same slideshow, from an old script.'),
  },
  withoutScript: words(
    'Ce que la page contient : mettez-y la première image.',
    'What the page holds: put the first image there.',
  ),
  keyboard: {
    'Entrée, Espace / Enter, Space': words(
      'sur le bouton : arrête, redémarre.',
      'on the button: stops, starts.',
    ),
  },
  accessibility: [
    words(
      'Un bouton arrête toujours ; immobile au départ sous `prefers-reduced-motion`, sous le pointeur, avec le focus et hors de vue.',
      'A button always stops it; still at first under `prefers-reduced-motion`, under the pointer, with the focus and out of sight.',
    ),
  ],
})
