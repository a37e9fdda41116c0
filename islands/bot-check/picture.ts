import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'bot-check/case-a-cocher',
  [...press('Tab', 'Tab', 'Tab', 'Space')],
  texts.picture,
)
