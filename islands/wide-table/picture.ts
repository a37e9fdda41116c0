import { shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('wide-table/ateliers', [], texts.picture, { height: 920 })
