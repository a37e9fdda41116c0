import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words(
  'il mène les composants du site, qui ont leur allure.',
  'it mounts the site’s own components, which have their own looks.',
)
