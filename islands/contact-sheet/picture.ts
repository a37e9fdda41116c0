import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'contact-sheet/simple',
  press('Tab', 'Tab', 'ArrowRight', 'Enter'),
  texts.picture,
)
