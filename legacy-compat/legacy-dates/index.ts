import { describeIsland } from '../../src/island/describe'
import type { AdditionsChunk } from '../kit'

/** `Locale`, and what the older library adds to dates and numbers; only `ilots.legacy.js` fetches it (contract §6.2). */
export const datesCode = describeIsland<AdditionsChunk>('legacy-dates', () => import('./mount'))
