import { OVER, press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('modal/boutons', press('Tab', 'Enter'), texts.picture, OVER)
