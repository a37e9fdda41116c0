import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'my-elements/simple',
  press('Tab'),
  words(
    'Des annonces en tableau, avec de quoi les publier, les modifier, les supprimer.',
    'Adverts in a table, with what publishes, edits and deletes them.',
  ),
)
