import { describeIsland } from '../../src/island/describe'
import type { AdditionsChunk } from '../kit'

/** `Form.Validator` of the older library; only `ilots.legacy.js` fetches it (contract §6.2). */
export const formsCode = describeIsland<AdditionsChunk>('legacy-forms', () => import('./mount'))
