import type { IslandContext } from '../../src/contracts/island'
import { choice } from '../../src/island/attributes'
import { keep } from '../../src/storage/stored-value'
import type { messages } from './messages'

/** Contract §4.4. */
export const attributes = { kind: choice(['new', 'edit', 'submit'], 'edit'), keep }

export type ElementContext = IslandContext<typeof attributes, (typeof messages)['fr']>
