import { shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown(
  'footer-menu/titres',
  [{ click: 'main .footer-columns > :first-child .footer-title' }],
  texts.picture,
)
