import { defineReference } from '../../src/island/define-reference'
import { attributes } from './memory'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'front-banner',
  family: 'overlays',
  html: `<div id="fermeture-aout" data-ilot="front-banner" data-remember="7">
  <p>Nos ateliers ferment le 15 août.</p>
  <a href="?ferme" data-role="close">Fermer</a>
</div>`,
  attributes,
  partSchemas: parts,
  calls: [],
})
