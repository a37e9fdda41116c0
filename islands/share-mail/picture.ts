import { OVER, press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'share-mail/simple',
  press('Tab', 'Enter'),
  words(
    'Le formulaire d’envoi d’un lien par courriel, dans une fenêtre.',
    'The form that sends a link by e-mail, in a window.',
  ),
  OVER,
)
