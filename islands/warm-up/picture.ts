import { words } from '../../src/island/words'

/** Why there is none. */
export const noPicture = words('il va chercher des fichiers d’avance.', 'it fetches files ahead.')
