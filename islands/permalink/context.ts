import type { IslandContext } from '../../src/contracts/island'
import { text } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = { lien: text() }

export type PermalinkContext = IslandContext<typeof attributes, (typeof messages)['fr']>
