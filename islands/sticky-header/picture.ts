import { shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('sticky-header/defilement', [{ scroll: 500 }], texts.picture, {
  around: 'window',
  height: 400,
})
