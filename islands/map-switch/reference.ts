import { defineReference } from '../../src/island/define-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'map-switch',
  family: 'content',
  html: `<div data-ilot="map-switch">
  <button type="button" data-mode="liste" aria-pressed="true">Liste</button>
  <button type="button" data-mode="carte">Carte</button>
  <div data-panel="liste">Brest, Rennes</div>
  <div data-panel="carte">…</div>
</div>`,
  attributes: {},
  partSchemas: parts,
  calls: [],
})
