import { shown } from '../../scripts/reference/catalogue/shown'
import { words } from '../../src/island/words'

export const picture = shown(
  'content-block/tout',
  [],
  words(
    'Un bloc de filtres, de tris et de tailles de page, puis les articles qu’ils laissent.',
    'A block of filters, sorting and page sizes, then the articles that they leave.',
  ),
)
