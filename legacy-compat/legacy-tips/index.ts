import { describeIsland } from '../../src/island/describe'
import type { Chunk } from '../lazy'

/** The code of the old `Tips`; only `ilots.legacy.js` fetches it (contract §6.2). */
export const tipsCode = describeIsland<Chunk>('legacy-tips', () => import('./mount'))
