import type { IslandContext } from '../../src/contracts/island'
import { choice } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = { history: choice(['on', 'off'], 'on') }

/** How many loads may follow each other by themselves: a visitor who scrolls reaches the end of the page. */
export const MOST_LOADS = 1_000

export type BlockContext = IslandContext<typeof attributes, (typeof messages)['fr']>
