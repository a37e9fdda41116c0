import type { Chunk } from '../../legacy-compat/lazy'
import { describeIsland } from '../../src/island/describe'

/** What is behind the old `Autocompleter`: only `ilots.legacy.js` asks for it (contract §6.2). */
export const autocompleterCode = describeIsland<Chunk>('legacy-autocompleter', () => import('./mount'))
