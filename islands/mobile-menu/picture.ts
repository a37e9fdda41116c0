import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('mobile-menu/recherche', press('Tab', 'Enter'), texts.picture, {
  around: 'window',
  height: 640,
})
