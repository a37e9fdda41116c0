import { defineReference, words } from '../../src/island/define-reference'
import { OVERLAY_ACCESSIBILITY, OVERLAY_EVENTS, OVERLAY_KEYS } from '../../src/island/shared-reference'
import { attributes } from './context'

export const reference = defineReference({
  name: 'wide-table',
  family: 'content',
  purpose: words(
    'un tableau qui montre autant de colonnes que la fenêtre en contient, et toutes en plein écran.',
    'a table that shows as many columns as the window has room for, and all of them in full screen.',
  ),
  html: `<table data-ilot="wide-table">
  <thead><tr><th>Atelier</th><th>Lundi</th><th>Mardi</th><th>Mercredi</th></tr></thead>
  <tbody><tr><td>Brest</td><td>8 h</td><td>8 h</td><td>9 h</td></tr></tbody>
</table>`,
  attributes,
  descriptions: {
    stickyLast: words(
      'la dernière colonne reste toujours visible.',
      'the last column always stays in sight.',
    ),
  },
  examples: { stickyLast: '' },
  parts: {},
  events: OVERLAY_EVENTS,
  calls: [],
  withoutScript: words(
    'Toutes les colonnes : laissez le tableau défiler.',
    'All columns: let the table scroll.',
  ),
  keyboard: OVERLAY_KEYS,
  accessibility: [
    ...OVERLAY_ACCESSIBILITY,
    words(
      '« Voir plus de détails » ne paraît que si des colonnes sont cachées : 2 sous 576 px, 7 à partir de 1200.',
      '“Voir plus de détails” only shows when columns are hidden: 2 below 576 px, 7 from 1200 on.',
    ),
  ],
})
