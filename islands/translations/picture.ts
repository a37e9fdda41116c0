import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'il traduit ce que d’autres montrent, et ne dessine rien.',
  'it translates what others show, and draws nothing.',
)
