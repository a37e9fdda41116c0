import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './attributes'
import { parts } from './parts'

export const reference = defineReference({
  name: 'goto-block',
  family: 'navigation',
  purpose: words('un bloc entier qui mène à une adresse.', 'a whole block that leads to an address.'),
  html: `<article data-goto-url="/services/pare-brise">
  <h3><a href="/services/pare-brise">Pare-brise</a></h3>
  <p>Remplacé en une heure, chez vous ou en atelier.</p>
</article>`,
  attributes,
  descriptions: {
    gotoUrl: words(
      'l’adresse du bloc : http, https, mailto ou tel.',
      'the block’s address: http, https, mailto or tel.',
    ),
    gotoTarget: words(
      'la fenêtre où elle s’ouvre, comme le deuxième argument de `window.open`.',
      'the window where it opens, as the second argument of `window.open`.',
    ),
  },
  examples: { gotoUrl: '/services/pare-brise', gotoTarget: '_blank' },
  partSchemas: parts,
  parts: {
    own: words('dans le bloc, gardent leur usage.', 'in the block, keep their own use.'),
    toolbox: words(
      'une barre de partage : ses clics ne suivent pas le bloc.',
      'a share toolbox: its clicks do not follow the block.',
    ),
  },
  events: {},
  calls: [],
  withoutScript: words(
    'Le bloc n’est pas cliquable : y mettre un lien.',
    'The block cannot be clicked: put a link in it.',
  ),
  keyboard: {
    'Entrée / Enter': words(
      'sur le bloc : suit l’adresse ; avec Ctrl ou ⌘, dans un nouvel onglet.',
      'on the block: follows the address; with Ctrl or ⌘, in a new tab.',
    ),
  },
  accessibility: [
    words(
      'Sans lien ni champ à l’intérieur, le bloc reçoit `tabindex="0"` et `role="link"`.',
      'With no link or field inside, the block gets `tabindex="0"` and `role="link"`.',
    ),
    words('Sélectionner du texte ne navigue pas.', 'Selecting text does not navigate.'),
  ],
})
