import { OVER, press, see, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

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
  texts.picture,
  OVER,
)
