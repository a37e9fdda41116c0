import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'sticky-header/defilement',
  [{ scroll: 500 }],
  words(
    'Une page défilée, son en-tête collé en haut, plus petit.',
    'A scrolled page, its header stuck to the top, smaller.',
  ),
  { around: 'window', height: 400 },
)
