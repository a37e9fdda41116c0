import { defineReference } from '../../src/define-reference'

export const reference = defineReference({
  name: 'sortable-table',
  purpose:
    'un tableau que ses titres de colonnes trient ; data-sort="off" en dispense une colonne (sur son th), ou laisse une ligne à sa place (sur son tr).',
  attributes: {},
  descriptions: {},
  markers: [],
})
