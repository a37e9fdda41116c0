import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'agenda/simple',
  [],
  words(
    'Le mois de novembre 2026, quatre jours marqués, puis la liste de ce qui s’y passe.',
    'The month of November 2026 with four marked days, then the list of what happens on them.',
  ),
)
