import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'hash-scroll',
  family: 'navigation',
  purpose: words(
    'la page mène à ce que nomme son adresse, et les liens internes y défilent.',
    'the page goes to what its address names, and inner links scroll there.',
  ),
  html: `<a href="#tarifs">Nos tarifs</a>
<h2 id="tarifs" data-offset-ancre="80">Tarifs</h2>`,
  attributes,
  descriptions: {
    offsetAncre: words(
      'les pixels laissés libres au-dessus de la cible ; sur la cible, sinon sur `body`. Sans lui, la place de ce qui est fixé en haut de la page.',
      'the pixels left free above the target; on the target, else on `body`. Without it, the room of what is fixed at the top of the page.',
    ),
  },
  examples: { offsetAncre: '80' },
  parts: {},
  events: {},
  calls: [],
  withoutScript: words('Le navigateur va à l’ancre, d’un coup.', 'The browser goes to the anchor, at once.'),
  keyboard: {
    'Entrée / Enter': words('sur un lien interne : va à sa cible.', 'on an inner link: goes to its target.'),
  },
  accessibility: [
    words(
      'Le focus va au premier champ de texte de la cible, sinon la lecture reprend à la cible. 550 ms, sans mouvement sous `prefers-reduced-motion`.',
      'The focus goes to the target’s first text field, else reading goes on from the target. 550 ms, without movement under `prefers-reduced-motion`.',
    ),
  ],
})
