import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'les anciens appels ouvrent les îlots qui sont ici.',
  'the old calls open the islands that are here.',
)
