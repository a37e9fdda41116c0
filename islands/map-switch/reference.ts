import { defineReference, words } from '../../src/island/define-reference'
import { parts } from './parts'

export const reference = defineReference({
  name: 'map-switch',
  family: 'content',
  purpose: words(
    'les mêmes lieux en liste ou sur une carte, l’un à la fois.',
    'the same places as a list or on a map, one at a time.',
  ),
  html: `<div data-ilot="map-switch">
  <button type="button" data-mode="liste" aria-pressed="true">Liste</button>
  <button type="button" data-mode="carte">Carte</button>
  <div data-panel="liste">Brest, Rennes</div>
  <div data-panel="carte">…</div>
</div>`,
  attributes: {},
  descriptions: {},
  examples: {},
  partSchemas: parts,
  parts: {
    mode: {
      text: words(
        'un bouton par vue ; celui qui est pressé commence, sinon le premier.',
        'a button for each view; the pressed one begins, else the first.',
      ),
      attributes: { mode: words('le nom de la vue.', 'the view’s name.') },
    },
    panel: {
      text: words('la vue du même nom.', 'the view of the same name.'),
      attributes: { panel: words('le même nom.', 'the same name.') },
    },
  },
  events: {},
  calls: [],
  withoutScript: words('Les deux vues, l’une sous l’autre.', 'Both views, one below the other.'),
  keyboard: {
    'Entrée, Espace / Enter, Space': words('sur un bouton : montre sa vue.', 'on a button: shows its view.'),
  },
  accessibility: [
    words(
      '`aria-pressed` dit la vue montrée ; elle est dans l’adresse, et le retour du navigateur y revient.',
      '`aria-pressed` says which view is shown; it is in the address, and the browser’s Back returns to it.',
    ),
  ],
})
