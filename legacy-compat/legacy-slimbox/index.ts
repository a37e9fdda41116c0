import { describeIsland } from '../../src/island/describe'
import type { Chunk } from '../lazy'

/** The code of the old `Slimbox`; only `ilots.legacy.js` fetches it (contract §6.2). */
export const slimboxCode = describeIsland<Chunk>('legacy-slimbox', () => import('./mount'))
