import { press, shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json'

export const picture = shown('image-zoom/simple', press('Tab', 'Enter'), texts.picture)
