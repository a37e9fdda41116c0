import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('sortable-table/prix', press('Tab', 'Tab', 'Enter'), texts.picture)
