import { OVER, press, see, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
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
)
