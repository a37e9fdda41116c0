import { describeIsland } from '../../src/island/describe'
import type { Chunk } from '../lazy'

/** The code of the old `Autocompleter`; only `ilots.legacy.js` fetches it (contract §6.2). */
export const autocompleterCode = describeIsland<Chunk>('legacy-autocompleter', () => import('./mount'))
