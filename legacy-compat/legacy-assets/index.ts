import type { Island } from '../../src/contracts/island'
import type { Page } from '../../src/contracts/page'
import { describeIsland } from '../../src/island/describe'
import type { Brought, Kit } from '../kit'

interface Chunk extends Omit<Island, 'load'> {
  load(again?: string): Promise<{ create(page: Page, kit: Kit): Promise<Brought> }>
}

/** `Asset`, measures and masks of the older library; only `ilots.legacy.js` fetches them (contract §6.2). */
export const assetsCode = describeIsland<Chunk>('legacy-assets', () => import('./mount'))
