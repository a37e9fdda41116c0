import type { IslandContext } from '../../src/contracts/island'
import { flag } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = { stickyLast: flag() }

export type WideTableContext = IslandContext<typeof attributes, (typeof messages)['fr']>
