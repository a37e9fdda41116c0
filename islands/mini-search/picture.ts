import { press, shown, type } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'mini-search/dans-le-formulaire',
  [...press('Tab'), type('pare'), ...press('ArrowDown')],
  texts.picture,
)
