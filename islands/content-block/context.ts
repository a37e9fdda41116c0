import type { IslandContext } from '../../src/contracts/island'
import { choice } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = { history: choice(['on', 'off'], 'on') }

/** Loads in a row that start by themselves, at most: nobody reads more, and a visitor who scrolls has an end to reach. */
export const MOST_LOADS = 1_000

export type BlockContext = IslandContext<typeof attributes, (typeof messages)['fr']>
