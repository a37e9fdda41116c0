import { shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json'

export const picture = shown('front-banner/simple', [], texts.picture)
