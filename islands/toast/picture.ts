import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'toast/plusieurs',
  press('Tab', 'Enter'),
  words(
    'Trois messages l’un sous l’autre, au bord de la page, chacun avec sa croix.',
    'Three messages one below the other, at the edge of the page, each with its cross.',
  ),
  { around: 'window', height: 420 },
)
