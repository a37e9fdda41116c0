import { describeIsland } from '../../src/island/describe'
import type { AdditionsChunk } from '../kit'

/** `Color`, `URI`, `Request.JSONP` and `Request.Queue` of the older library; only `ilots.legacy.js` fetches it (contract §6.2). */
export const extrasCode = describeIsland<AdditionsChunk>('legacy-extras', () => import('./mount'))
