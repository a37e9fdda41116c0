import type { Chunk } from '../../legacy-compat/lazy'
import { describeIsland } from '../../src/island/describe'

/** What is behind the old `Slimbox`: only `ilots.legacy.js` asks for it (contract §6.2). */
export const slimboxCode = describeIsland<Chunk>('legacy-slimbox', () => import('./mount'))
