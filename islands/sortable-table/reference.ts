import { defineReference, words } from '../../src/island/define-reference'
import { parts } from './parts'

export const reference = defineReference({
  name: 'sortable-table',
  family: 'content',
  purpose: words(
    'un tableau que ses titres de colonnes trient ; `data-sort="off"` en dispense une colonne (sur son `th`), ou laisse une ligne à sa place (sur son `tr`).',
    'a table that its column headers sort; `data-sort="off"` leaves out a column (on its `th`), or keeps a row in its place (on its `tr`).',
  ),
  html: `<table data-ilot="sortable">
  <thead><tr><th>Atelier</th><th>Délai</th><th data-sort="off">Plan</th></tr></thead>
  <tbody><tr><td>Brest</td><td>2</td><td>…</td></tr><tr><td>Rennes</td><td>1</td><td>…</td></tr></tbody>
</table>`,
  attributes: {},
  descriptions: {},
  examples: {},
  partSchemas: parts,
  parts: {
    column: {
      text: words('une colonne qui ne trie pas.', 'a column that does not sort.'),
      attributes: {
        sort: words('`off` : les autres mots ne disent rien.', '`off`: other words say nothing.'),
      },
    },
    row: {
      text: words('une ligne qui garde sa place.', 'a row that keeps its place.'),
      attributes: { sort: words('`off`.', '`off`.') },
    },
  },
  events: {},
  calls: [],
  withoutScript: words('Le tableau dans l’ordre du serveur.', 'The table in the server’s order.'),
  keyboard: {
    'Entrée, Espace / Enter, Space': words(
      'sur un titre : trie, puis trie à l’envers.',
      'on a header: sorts, then sorts the other way.',
    ),
  },
  accessibility: [
    words(
      'Chaque titre contient un bouton ; `aria-sort` dit l’ordre, et chaque tri est annoncé. Nombres, dates et textes français sont reconnus, le vide va à la fin.',
      'Each header holds a button; `aria-sort` says the order, and each sort is announced. Numbers, dates and French texts are known, empty cells go last.',
    ),
  ],
})
