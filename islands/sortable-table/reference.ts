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
    cell: {
      text: words('une cellule qui a une valeur de tri.', 'a cell that has a value to be sorted by.'),
      attributes: {
        sortValue: words(
          'trie la cellule à la place de son texte : un nombre (`1234.5`), une date (`2026-03-12`), ou un texte.',
          'sorts the cell in place of its text: a number (`1234.5`), a date (`2026-03-12`), or a text.',
        ),
      },
    },
    row: {
      text: words('une ligne qui garde sa place.', 'a row that keeps its place.'),
      attributes: { sort: words('`off`.', '`off`.') },
    },
  },
  events: {},
  calls: [],
  chapters: [
    {
      id: 'tri',
      title: words('Comment une colonne est triée', 'How a column is sorted'),
      blocks: [
        words(
          'Une colonne est de dates, de durées ou de nombres quand toutes ses cellules le sont ; sinon de textes, dans l’ordre français. Espaces insécables, retours à la ligne et `<br>` comptent comme un espace. Les cellules vides, `-` et `n.c.` sont de tous les genres, et vont à la fin dans les deux sens. `data-sort-value` sur une cellule, ou un `<time datetime="…">` dedans, trie à la place du texte.',
          'A column is one of dates, durations or numbers when all of its cells are; otherwise of texts, in French order. No-break spaces, line breaks and `<br>` count as one space. Empty cells, `-` and `n.c.` are of every kind, and go last in both directions. `data-sort-value` on a cell, or a `<time datetime="…">` in it, sorts in place of the text.',
        ),
        {
          head: words('Cellules | La colonne est de', 'Cells | The column is one of'),
          rows: [
            ['`31/01/2026`, `02/02/2026 08:30`, `02/02/2026<br>08:05`', words('dates', 'dates')],
            ['`<time datetime="2026-02-01">1er février</time>`', words('dates', 'dates')],
            ['`1 200`, `12,5`, `-3`, `−4`', words('nombres', 'numbers')],
            [
              '`1 200,50 €`, `80 €`',
              words('nombres : une même unité partout', 'numbers: one unit throughout'),
            ],
            ['`80 €`, `80 $`', words('textes : deux unités', 'texts: two units')],
            [
              '`1.234,5`, `999`',
              words(
                'nombres : le point sépare les milliers, partout',
                'numbers: a point is between thousands, throughout',
              ),
            ],
            [
              '`10.5`, `9.5`',
              words('textes : la virgule est décimale', 'texts: the comma is the decimal one'),
            ],
            [
              '`<td data-sort-value="0">gratuit</td>`, `<td>12,50 €</td>`',
              words('nombres : gratuit d’abord', 'numbers: free first'),
            ],
            [
              '`Le Mans`, `n.c.`, `Le Havre`',
              words('textes : Le Havre, Le Mans, n.c.', 'texts: Le Havre, Le Mans, n.c.'),
            ],
          ],
        },
      ],
    },
  ],
  withoutScript: words('Le tableau dans l’ordre du serveur.', 'The table in the server’s order.'),
  keyboard: {
    'Entrée, Espace / Enter, Space': words(
      'sur un titre : trie, puis trie à l’envers.',
      'on a header: sorts, then sorts the other way.',
    ),
  },
  accessibility: [
    words(
      'Chaque titre contient un bouton ; `aria-sort` dit l’ordre, et chaque tri est annoncé.',
      'Each header holds a button; `aria-sort` says the order, and each sort is announced.',
    ),
  ],
})
