import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'booking/agence',
  [],
  words(
    'La troisième de cinq étapes : des ateliers en cartes qui défilent, le dernier choisi.',
    'The third step of five: workshops as cards that scroll, the last one chosen.',
  ),
)
