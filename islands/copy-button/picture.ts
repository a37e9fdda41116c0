import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'copy-button/champ',
  // A browser that is driven has no clipboard.
  [{ run: 'navigator.clipboard.writeText = async () => {}' }, ...press('Tab', 'Tab', 'Enter')],
  words(
    'Un numéro de dossier dans un champ, et le bouton qui vient de le copier.',
    'A file number in a field, and the button that has just copied it.',
  ),
)
