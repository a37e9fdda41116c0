import { text } from '../../src/island/attributes'
import type { IslandContext } from '../../src/island/island'
import type { messages } from './messages'

export const attributes = { target: text() }

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>
