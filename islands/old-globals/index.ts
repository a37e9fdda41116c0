import { describeIsland } from '../../src/island/describe'
import type { Service } from '../../src/island/island'

/** What old globals need and can wait for: plugin content, the messages of their form checks, the census (contract §6). */
export const oldGlobals = describeIsland<Service>('old-globals', () => import('./mount'))
