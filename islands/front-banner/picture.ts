import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'front-banner/simple',
  [],
  words('Un bandeau en haut de la page, et sa croix.', 'A banner at the top of the page, and its cross.'),
)
