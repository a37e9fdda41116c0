import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'mobile-menu/recherche',
  press('Tab', 'Enter'),
  words(
    'Le menu du site dans un panneau, au-dessus de la page : une recherche, puis les pages.',
    'The menu of the site in a panel over the page: a search, then the pages.',
  ),
  { around: 'window', height: 640 },
)
