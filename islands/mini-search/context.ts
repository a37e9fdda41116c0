import type { IslandContext } from '../../src/contracts/island'
import { choice, text } from '../../src/island/attributes'
import { keep } from '../../src/storage/stored-value'
import type { messages } from './messages'

export const attributes = { versionSearch: choice(['1', '2'], '1'), idPageSearch: text(), keep }

/** What the island is given. */
export type BaseContext = IslandContext<typeof attributes, (typeof messages)['fr']>

/** What its parts are given: the form and its search field, too. */
export interface Context extends BaseContext {
  readonly form: HTMLFormElement
  readonly field: HTMLInputElement
}
