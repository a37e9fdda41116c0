import { OVER, press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'squeezebox/ajax',
  press('Tab', 'Enter'),
  words('Un fragment de page dans une modale.', 'A part of a page in a modal.'),
  OVER,
)
