import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'il fait défiler la page : une image ne le montre pas.',
  'it scrolls the page: a picture does not show it.',
)
