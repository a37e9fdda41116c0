import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'carousel/rendez-vous',
  press('Tab', 'Enter'),
  words(
    'Des jours en cartes, avancés de deux, et les boutons Précédent et Suivant.',
    'Days as cards, moved on by two, and the buttons Previous and Next.',
  ),
)
