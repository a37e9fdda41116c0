import { OVER, press, shown, type } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'subscription/inscription',
  [...press('Tab'), type('camille@exemple.fr'), ...press('Enter')],
  texts.picture,
  OVER,
)
