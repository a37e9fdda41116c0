import { describeIsland } from '../../src/island/describe'
import type { Chunk } from '../lazy'

/** The code of the old `SqueezeBox`; only `ilots.legacy.js` fetches it (contract §6.2). */
export const squeezeboxCode = describeIsland<Chunk>('legacy-squeezebox', () => import('./mount'))
