import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('mask/telephone', press('Tab', 'End'), texts.picture)
