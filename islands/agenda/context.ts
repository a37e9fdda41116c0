import type { IslandContext } from '../../src/contracts/island'
import { text } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = { param: text() }

export type AgendaContext = IslandContext<typeof attributes, (typeof messages)['fr']>
