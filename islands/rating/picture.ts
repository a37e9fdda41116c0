import { press, shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'rating/boutons-radio',
  press('Tab'),
  words(
    'Deux notes en étoiles : quatre sur cinq pour l’une, aucune pour l’autre.',
    'Two ratings in stars: four of five for one, none for the other.',
  ),
)
