import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'contact-sheet/simple',
  press('Tab', 'Tab', 'ArrowRight', 'Enter'),
  words(
    'Une grande photo et sa légende, quatre vignettes, la deuxième entourée.',
    'A large photo with its caption, four thumbnails, the second one outlined.',
  ),
)
