import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'image-zoom/simple',
  press('Tab', 'Enter'),
  words(
    'Une photo agrandie au-dessus de la page, et la croix qui la ferme.',
    'A photo enlarged over the page, and the cross that closes it.',
  ),
)
