import { defineReference } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'front-popup',
  family: 'overlays',
  html: `<div data-ilot="front-popup" ff-autoclose="20">
  <a href="?ferme" data-role="overlay" aria-label="Fermer"></a>
  <div><p>Votre pare-brise remplacé en une heure.</p>
  <p data-role="countdown"></p><a href="?ferme" data-role="close">Fermer</a></div>
</div>`,
  attributes,
  partSchemas: parts,
  calls: [],
})
