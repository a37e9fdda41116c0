import { choice } from '../../src/island/attributes'
import type { IslandContext } from '../../src/island/island'
import type { messages } from './messages'

export const attributes = { history: choice(['on', 'off'], 'on') }

export type BlockContext = IslandContext<typeof attributes, (typeof messages)['fr']>
