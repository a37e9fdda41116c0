import { OVER, press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'popup/simple',
  press('Tab', 'Enter'),
  words(
    'Les horaires d’un atelier, tirés d’une autre page, dans une fenêtre.',
    'The hours of a workshop, taken from another page, in a window.',
  ),
  OVER,
)
