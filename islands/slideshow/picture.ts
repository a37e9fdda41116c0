import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('slideshow/simple', press('Tab'), texts.picture, { height: 1000 })
