import { press, shown, type } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'mini-search/dans-le-formulaire',
  [...press('Tab'), type('pare'), ...press('ArrowDown')],
  words(
    'Un petit formulaire de recherche et, sous lui, ce que le serveur trouve.',
    'A small search form and, below it, what the server finds.',
  ),
)
