/** What the parts of the search share. */
import type { IslandContext } from '../../src/island/island'
import type { attributes } from './attributes'
import type { messages } from './messages'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

export interface SearchForm {
  readonly form: HTMLFormElement
  readonly field: HTMLInputElement
}
