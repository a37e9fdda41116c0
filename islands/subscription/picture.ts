import { OVER, press, shown, type } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'subscription/inscription',
  [...press('Tab'), type('camille@exemple.fr'), ...press('Enter')],
  words(
    'Une fenêtre demande si l’on veut bien s’inscrire.',
    'A window asks whether one really wants to subscribe.',
  ),
  OVER,
)
