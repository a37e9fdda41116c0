import { defineReference, words } from '../../src/island/define-reference'
import { parts } from './parts'

export const reference = defineReference({
  name: 'footer-menu',
  family: 'navigation',
  purpose: words(
    'des listes de liens que leur titre ouvre, sous 768 px.',
    'lists of links that their title opens, below 768 px.',
  ),
  html: `<nav data-ilot="footer-menu" aria-label="Pied de page">
  <h2 data-role="toggle">L’entreprise</h2>
  <ul><li><a href="/recrutement">Nous rejoindre</a></li></ul>
</nav>`,
  attributes: {},
  descriptions: {},
  examples: {},
  partSchemas: parts,
  parts: {
    toggle: words(
      'le titre ; la liste est l’élément qui le suit, ou qui suit son parent.',
      'the title; the list is the element after it, or after its parent.',
    ),
  },
  events: {},
  calls: [],
  withoutScript: words(
    'Toutes les listes sont ouvertes. Celle qui est dans la fenêtre quand le code arrive le reste : rien ne bouge, si le titre a déjà 44 px de haut sous 768 px.',
    'All lists are open. One that is in the window when the code comes stays so: nothing moves, if its title is already 44 px high below 768 px.',
  ),
  keyboard: { 'Entrée, Espace / Enter, Space': words('ouvre et ferme.', 'opens and closes.') },
  accessibility: [
    words(
      'Le titre contient un vrai bouton, avec `aria-expanded` et `aria-controls` ; il reste un titre. Imprimé, tout est ouvert.',
      'The title holds a real button, with `aria-expanded` and `aria-controls`; it stays a heading. On paper all are open.',
    ),
  ],
})
