import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('form-block/directement', press('Tab', 'Enter'), texts.picture)
