import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'wide-table/ateliers',
  [],
  words(
    'Un tableau dont les colonnes de trop sont cachées, et le bouton qui les montre toutes.',
    'A table whose columns beyond its width are hidden, and the button that shows all of them.',
  ),
  { height: 920 },
)
