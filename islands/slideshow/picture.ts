import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'slideshow/simple',
  press('Tab'),
  words(
    'Une photo, sa légende, et le bouton qui lance le diaporama.',
    'A photo, its caption, and the button that starts the slideshow.',
  ),
  { height: 1000 },
)
