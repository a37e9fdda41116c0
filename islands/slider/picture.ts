import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'slider/par-trois',
  press('Tab'),
  words(
    'Des témoignages en cartes, et les boutons Précédent et Suivant.',
    'Customers’ words as cards, and the buttons Previous and Next.',
  ),
)
