import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('form/contact', press('Tab', 'Enter', 'Enter'), texts.picture)
