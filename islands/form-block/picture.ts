import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'form-block/directement',
  press('Tab', 'Enter'),
  words(
    'Un formulaire que le serveur a rendu avec ce qui manque, à la place du bloc.',
    'A form that the server has sent back with what is missing, in place of the block.',
  ),
)
