import { defineReference, words } from '../../src/island/define-reference'
import { parts } from './parts'

export const reference = defineReference({
  name: 'dropdown',
  family: 'navigation',
  purpose: words(
    'un lien ou un bouton qui ouvre le sous-menu voisin : au doigt, le deuxième appui suit le lien.',
    'a link or button that opens the sub-menu beside it: by finger, the second tap follows the link.',
  ),
  html: `<li>
  <a class="dropdown-toggle" href="/services">Services</a>
  <ul><li><a href="/services/pare-brise">Pare-brise</a></li></ul>
</li>`,
  attributes: {},
  descriptions: {},
  examples: {},
  partSchemas: parts,
  parts: {
    open: words(
      'la classe que reçoit le parent, pour la feuille de style du site.',
      'the class that the parent gets, for the site’s style sheet.',
    ),
  },
  events: {},
  calls: [],
  withoutScript: words(
    'Le lien mène à sa page ; le survol est affaire de feuille de style.',
    'The link leads to its page; hovering is the style sheet’s matter.',
  ),
  keyboard: {
    '↓': words('ouvre, et va au premier lien.', 'opens, and goes to the first link.'),
    'Entrée, Espace / Enter, Space': words(
      'sur un bouton : ouvre et ferme ; sur un lien, Entrée le suit.',
      'on a button: opens and closes; on a link, Enter follows it.',
    ),
    'Échap / Escape': words('ferme, et revient au bouton.', 'closes, and goes back to the button.'),
  },
  accessibility: [
    words(
      '`aria-expanded` dit l’état. Se ferme quand le focus ou un clic va ailleurs, pas quand un doigt fait défiler.',
      '`aria-expanded` says the state. Closes when the focus or a click goes elsewhere, not when a finger scrolls.',
    ),
  ],
})
