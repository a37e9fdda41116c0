import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'form/contact',
  press('Tab', 'Enter', 'Enter'),
  words(
    'La liste de ce qui manque, un lien par champ, puis les champs en rouge avec leurs messages.',
    'The list of what is missing, a link for each field, then the fields in red with their messages.',
  ),
)
