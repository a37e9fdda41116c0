import { press, see, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'date-field/date',
  [...press('Tab', 'Tab', 'Enter'), see('[role="grid"]')],
  words(
    'Le calendrier de mars 2026 ouvert sous son champ, le 5 choisi.',
    'The calendar of March 2026 open below its field, the 5th chosen.',
  ),
)
