import { press, see, shown, type } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'autocomplete/ville',
  [...press('Tab'), type('an'), see('[role="option"]'), ...press('ArrowDown')],
  texts.picture,
)
