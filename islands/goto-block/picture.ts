import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'goto-block/simple',
  [{ hover: '.case-demo [data-goto-url]' }],
  words('Un bloc cliquable sous le pointeur.', 'A clickable block below the pointer.'),
)
