import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'un outil de qui fait la page, qu’aucun visiteur ne voit ; il montre les octets du jour.',
  'a tool of who makes the page, which no visitor sees; it shows the bytes of the day.',
)
