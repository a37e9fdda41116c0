import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'il ouvre une fenêtre du navigateur : la page qu’elle montre est celle de slideshow.',
  'it opens a window of the browser, which shows a slideshow.',
)
