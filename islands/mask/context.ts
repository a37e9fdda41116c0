import type { IslandContext } from '../../src/island/island'
import type { attributes } from './attributes'
import type { messages } from './messages'

export type MaskContext = IslandContext<typeof attributes, (typeof messages)['fr']>
