import type { Island } from '../../src/contracts/island'
import type { Page } from '../../src/contracts/page'
import { describeIsland } from '../../src/island/describe'
import type { Kit, More } from '../kit'

interface Chunk extends Omit<Island, 'load'> {
  load(again?: string): Promise<{ create(page: Page, kit: Kit, hasCore: boolean): Promise<More> }>
}

/** Effects, widgets and page helpers of the older library; only `ilots.legacy.js` fetches them (contract §6.2). */
export const moreCode = describeIsland<Chunk>('legacy-more', () => import('./mount'))
