import { press, see, shown, type } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'autocomplete/ville',
  [...press('Tab'), type('an'), see('[role="option"]'), ...press('ArrowDown')],
  words(
    'Sous le champ Ville, les villes qui contiennent « an », ces lettres en gras, la première choisie.',
    'Below the field, the cities that contain “an”, these letters in bold, the first one chosen.',
  ),
)
