import { defineReference, words } from '../../src/island/define-reference'
import { SLIDES_ACCESSIBILITY, SLIDES_WITHOUT_SCRIPT } from '../../src/island/shared-reference'
import { parts } from './parts'

export const reference = defineReference({
  name: 'carousel',
  family: 'content',
  purpose: words(
    'le carrousel du rendez-vous (2 à 5 diapositives, deux à la fois) et celui du menu (3, en boucle).',
    'the appointment’s carousel (2 to 5 slides, two at a time) and the menu’s (3, round and round).',
  ),
  html: `<ul data-ilot="carousel-appointment" aria-label="Prochains créneaux">
  <li>Lundi 9 h</li>
  <li>Lundi 11 h</li>
  <li>Mardi 8 h</li>
</ul>`,
  attributes: {},
  descriptions: {},
  examples: {},
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
      'sur une flèche : les diapositives suivantes ou précédentes.',
      'on an arrow: the next or the previous slides.',
    ),
  },
  accessibility: SLIDES_ACCESSIBILITY,
})
