import { OVER, press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'loading-screen/couleurs',
  [...press('Tab', 'Enter')],
  words(
    'Un écran qui couvre la page : une image, deux textes et une barre.',
    'A screen that covers the page: a picture, two texts and a bar.',
  ),
  OVER,
)
