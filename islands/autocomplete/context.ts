import type { IslandContext } from '../../src/contracts/island'
import type { messages } from './messages'
import { settings } from './settings'

export const attributes = { autocomplete: settings }

export type AutocompleteContext = IslandContext<typeof attributes, (typeof messages)['fr']>
