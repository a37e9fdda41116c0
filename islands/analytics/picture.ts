import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'il compte des clics, et ne dessine rien.',
  'it counts clicks, and draws nothing.',
)
