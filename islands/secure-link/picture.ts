import { OVER, press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'secure-link/simple',
  press('Tab', 'Enter'),
  words('L’espace client, une page à part, dans une fenêtre.', 'The customers’ page, in a window.'),
  OVER,
)
