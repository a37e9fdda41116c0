import { shown } from '../../scripts/reference/catalogue/shown'
import texts from './reference.json' with { type: 'json' }

export const picture = shown('goto-block/simple', [{ hover: '.case-demo [data-goto-url]' }], texts.picture)
