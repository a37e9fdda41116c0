import type { IslandContext } from '../../src/contracts/island'
import { text } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = { title: text(), text: text(), url: text() }

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>
