import { text } from '../../src/island/attributes'
import type { IslandContext } from '../../src/island/island'

export const attributes = { confirm: text() }

export type Context = IslandContext<typeof attributes>
