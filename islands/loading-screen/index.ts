import { describeIsland } from '../../src/describe'
import type { Service } from '../../src/island'

/** The global loader, asked for by the menu and forms (§9.10). */
export const loadingScreen = describeIsland<Service>('loading-screen', () => import('./mount'))
