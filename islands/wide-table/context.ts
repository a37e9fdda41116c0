import { flag } from '../../src/island/attributes'
import type { IslandContext } from '../../src/island/island'
import type { messages } from './messages'

export const attributes = { stickyLast: flag() }

export type WideTableContext = IslandContext<typeof attributes, (typeof messages)['fr']>
