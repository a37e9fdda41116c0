import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './memory'
import { parts } from './parts'

export const reference = defineReference({
  name: 'front-banner',
  family: 'overlays',
  purpose: words('une bannière que le visiteur ferme.', 'a banner that the visitor closes.'),
  html: `<div id="fermeture-aout" data-ilot="front-banner" data-remember="7">
  <p>Nos ateliers ferment le 15 août.</p>
  <a href="?ferme" data-role="close">Fermer</a>
</div>`,
  attributes,
  descriptions: {
    remember: words(
      '`session`, ou un nombre de jours : la durée pendant laquelle la bannière fermée, reconnue à son `id`, ne revient pas.',
      '`session`, or a number of days: how long the closed banner, known by its `id`, does not come back.',
    ),
  },
  examples: { remember: '7' },
  partSchemas: parts,
  parts: {
    close: words('le lien ou le bouton qui ferme.', 'the link or button that closes.'),
  },
  events: {},
  calls: [],
  withoutScript: words(
    'La bannière reste ; son lien mène où il mène.',
    'The banner stays; its link leads where it leads.',
  ),
  keyboard: { 'Entrée / Enter': words('sur le lien : ferme.', 'on the link: closes.') },
  accessibility: [
    words(
      'Fermée, elle est inerte aussitôt, et le focus va à ce qui la suit. `session` garde le choix pour la visite, un nombre dans un cookie de tant de jours.',
      'Once closed it is inert at once, and the focus goes to what follows it. `session` keeps the choice for the visit, a number in a cookie of that many days.',
    ),
  ],
})
