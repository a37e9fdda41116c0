import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'search-placeholder/exemples',
  [],
  words(
    'Un champ de recherche vide, un exemple écrit en gris.',
    'An empty search field, an example written in grey.',
  ),
)
