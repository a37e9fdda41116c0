import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('carousel/rendez-vous', press('Tab', 'Enter'), texts.picture)
