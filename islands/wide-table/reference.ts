import { defineReference } from '../../src/define-reference'
import { attributes } from './attributes'

export const reference = defineReference({
  name: 'wide-table',
  purpose: 'un tableau qui montre autant de colonnes que la fenêtre en contient, et toutes en plein écran.',
  attributes,
  descriptions: { stickyLast: 'la dernière colonne reste toujours visible.' },
  markers: [],
})
