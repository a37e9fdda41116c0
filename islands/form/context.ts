import type { IslandContext } from '../../src/contracts/island'
import { flag } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = { verify: flag() }

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>
