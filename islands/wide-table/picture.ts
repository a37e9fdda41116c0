import { shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json'

export const picture = shown('wide-table/ateliers', [], texts.picture, { height: 920 })
