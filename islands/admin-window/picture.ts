import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'il ouvre un onglet du navigateur : le lien est celui de la page.',
  'it opens a browser tab: the link is the page’s own.',
)
