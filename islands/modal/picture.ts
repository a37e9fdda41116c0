import { OVER, press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'modal/boutons',
  press('Tab', 'Enter'),
  words(
    'Une question dans une fenêtre, trois boutons, le plus important avec le focus.',
    'A question in a window, three buttons, the most important one focused.',
  ),
  OVER,
)
