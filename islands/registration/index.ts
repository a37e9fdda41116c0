import type { Registration } from '../../src/engine/own-island'
import { describeIsland } from '../../src/island/describe'
import type { Island } from '../../src/island/island'

/** A service that is asked by itself, not through `create`. */
export interface RegistrationCode extends Omit<Island, 'load'> {
  load(again?: string): Promise<Registration>
}

/** What an integrator's own islands are checked and read with: fetched with the first of them. */
export const registration = describeIsland<RegistrationCode>('registration', () => import('./mount'))
