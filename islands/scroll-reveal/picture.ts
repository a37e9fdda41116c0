import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'un mouvement : une image ne le montre pas.',
  'a movement: a picture does not show it.',
)
