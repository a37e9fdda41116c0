import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'la feuille de partage est celle de l’appareil.',
  'the sheet that it opens is the device’s own.',
)
