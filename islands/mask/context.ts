import type { IslandContext } from '../../src/contracts/island'
import type { attributes } from './attributes'
import type { messages } from './messages'

export type MaskContext = IslandContext<typeof attributes, (typeof messages)['fr']>
