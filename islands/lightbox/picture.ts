import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('lightbox/groupe', press('Tab', 'Enter'), texts.picture, { height: 640 })
