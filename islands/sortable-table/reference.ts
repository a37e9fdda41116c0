import { defineReference } from '../../src/island/define-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

export const reference = defineReference({
  ...texts,
  name: 'sortable-table',
  family: 'content',
  html: `<table data-ilot="sortable">
  <thead><tr><th>Atelier</th><th>Délai</th><th data-sort="off">Plan</th></tr></thead>
  <tbody><tr><td>Brest</td><td>2</td><td>…</td></tr><tr><td>Rennes</td><td>1</td><td>…</td></tr></tbody>
</table>`,
  attributes: {},
  partSchemas: parts,
  calls: [],
})
