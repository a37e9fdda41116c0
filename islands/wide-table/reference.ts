import { defineReference } from '../../src/island/define-reference'
import { OVERLAY_ACCESSIBILITY, OVERLAY_EVENTS, OVERLAY_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'wide-table',
  family: 'content',
  html: `<table data-ilot="wide-table">
  <thead><tr><th>Atelier</th><th>Lundi</th><th>Mardi</th><th>Mercredi</th></tr></thead>
  <tbody><tr><td>Brest</td><td>8 h</td><td>8 h</td><td>9 h</td></tr></tbody>
</table>`,
  attributes,
  events: OVERLAY_EVENTS,
  calls: [],
  keyboard: OVERLAY_KEYS,
  accessibility: [...OVERLAY_ACCESSIBILITY, ...texts.accessibility],
})
