import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'bot-check/case-a-cocher',
  [...press('Tab', 'Tab', 'Tab', 'Space')],
  words(
    'Un formulaire, et au-dessus de son bouton la case du contrôle anti-robot.',
    'A form, and above its button the box of the bot check.',
  ),
)
