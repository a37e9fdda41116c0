import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'le bouton est celui de la page, la fenêtre celle du réseau.',
  'the button is the page’s own, the window the network’s.',
)
