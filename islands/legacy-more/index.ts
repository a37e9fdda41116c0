import type { Kit, More } from '../../legacy-compat/more'
import type { Engine } from '../../src/engine/engine'
import { describeIsland } from '../../src/island/describe'
import type { Island } from '../../src/island/island'

interface Chunk extends Omit<Island, 'load'> {
  load(again?: string): Promise<{ create(engine: Engine, kit: Kit, hasCore: boolean): Promise<More> }>
}

/** Effects, widgets and page helpers of the older library: only `ilots.legacy.js` asks for it (contract §6.2). */
export const moreCode = describeIsland<Chunk>('legacy-more', () => import('./mount'))
