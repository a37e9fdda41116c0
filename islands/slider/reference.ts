import { defineReference, words } from '../../src/island/define-reference'
import { SLIDES_ACCESSIBILITY, SLIDES_WITHOUT_SCRIPT } from '../../src/island/shared-reference'
import { attributes } from './attributes'
import { parts } from './parts'

export const reference = defineReference({
  name: 'slider',
  family: 'content',
  purpose: words(
    'des diapositives qui défilent, avec des flèches et un bouton pour les arrêter.',
    'slides that go by, with arrows and a button that stops them.',
  ),
  html: `<div data-ilot="slider" aria-label="Nos réalisations">
  <figure><img src="/photos/1.jpg" alt="Un pare-brise"></figure>
  <figure><img src="/photos/2.jpg" alt="Une lunette"></figure>
</div>`,
  attributes,
  descriptions: {
    interval: words(
      'le temps entre deux défilements, en millisecondes.',
      'the time between two moves, in milliseconds.',
    ),
    direction: words('horizontal ou vertical.', 'horizontal or vertical.'),
    autoplay: words('défile de lui-même.', 'moves by itself.'),
    perView: words(
      'le nombre de diapositives visibles, au plus : aucune n’est plus étroite que 14 rem.',
      'the number of slides in view, at most: none is narrower than 14 rem.',
    ),
    loop: words('après la dernière vient la première.', 'after the last comes the first.'),
  },
  examples: { interval: '8000', direction: 'vertical', autoplay: 'false', perView: '3', loop: 'false' },
  partSchemas: parts,
  parts: {
    slides: words(
      'ses enfants sont les diapositives ; sinon ceux de l’élément.',
      'its children are the slides; else the element’s own.',
    ),
  },
  events: {},
  calls: [],
  withoutScript: SLIDES_WITHOUT_SCRIPT,
  keyboard: {
    'Entrée, Espace / Enter, Space': words(
      'sur une flèche ou le bouton : avance, recule, arrête, redémarre.',
      'on an arrow or the button: on, back, stop, start.',
    ),
  },
  accessibility: [
    ...SLIDES_ACCESSIBILITY,
    words(
      'S’arrête sous le pointeur, avec le focus, hors de vue, et par son bouton.',
      'Stops under the pointer, with the focus, out of sight, and by its button.',
    ),
  ],
})
