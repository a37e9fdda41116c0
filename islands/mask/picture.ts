import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json'

export const picture = shown('mask/telephone', press('Tab', 'End'), texts.picture)
