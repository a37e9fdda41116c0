import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'lightbox/groupe',
  press('Tab', 'Enter'),
  words(
    'La première de trois photos en plein écran, sa légende, et les boutons de la visionneuse.',
    'The first of three photos over the whole page, its caption, and the viewer’s buttons.',
  ),
  { height: 640 },
)
