import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'sortable-table/prix',
  press('Tab', 'Tab', 'Enter'),
  words(
    'Un tableau de tarifs trié par sa première colonne, une flèche dans le titre.',
    'A table of prices sorted by its first column, an arrow in the heading.',
  ),
)
