import { press, see, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'date-field/date',
  [...press('Tab', 'Tab', 'Enter'), see('[role="grid"]')],
  texts.picture,
)
