import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'mask/telephone',
  press('Tab', 'End'),
  words(
    'Un numéro de téléphone dont les espaces se sont écrits tout seuls.',
    'A telephone number whose spaces were written by themselves.',
  ),
)
