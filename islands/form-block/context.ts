import type { IslandContext } from '../../src/contracts/island'
import { text } from '../../src/island/attributes'

export const attributes = { confirm: text() }

export type Context = IslandContext<typeof attributes>
