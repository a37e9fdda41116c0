import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'map-switch/simple',
  press('Tab', 'Tab', 'Enter'),
  words(
    'Les boutons Liste et Carte, le second enfoncé, et la carte de France.',
    'The buttons List and Map, the second one pressed, and the map of France.',
  ),
  { height: 980 },
)
