import { choice, text } from '../../src/island/attributes'
import type { IslandContext } from '../../src/island/island'
import { keep } from '../../src/storage/kept'
import type { messages } from './messages'

export const attributes = { versionSearch: choice(['1', '2'], '1'), idPageSearch: text(), keep }

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** The form and its search field. */
export interface SearchForm {
  readonly form: HTMLFormElement
  readonly field: HTMLInputElement
}
