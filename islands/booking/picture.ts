import { shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json'

export const picture = shown('booking/agence', [], texts.picture)
