import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'copy-button/champ',
  // A browser that is driven has no clipboard.
  [{ run: 'navigator.clipboard.writeText = async () => {}' }, ...press('Tab', 'Tab', 'Enter')],
  texts.picture,
)
