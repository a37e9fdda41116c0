import { words } from '../../../src/island/define-reference'
import { OVER, press, type Shown, see, shown } from './shown'

export const sharing: Readonly<Record<string, Shown>> = {
  permalink: shown(
    'permalink/simple',
    [
      ...press('Tab', 'Enter'),
      see('dialog[open] input'),
      // The address of a server is another one each time.
      {
        run: "document.querySelector('dialog[open] input').value = 'https://vitrea.example/permaliens/7fcfc33b'",
      },
    ],
    words(
      'Une fenêtre avec un lien court et le bouton qui le copie.',
      'A window with a short link and the button that copies it.',
    ),
    OVER,
  ),
  'share-mail': shown(
    'share-mail/simple',
    press('Tab', 'Enter'),
    words(
      'Le formulaire d’envoi d’un lien par courriel, dans une fenêtre.',
      'The form that sends a link by e-mail, in a window.',
    ),
    OVER,
  ),
}
