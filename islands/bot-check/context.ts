import { choice, flag, text } from '../../src/island/attributes'
import type { IslandContext } from '../../src/island/island'
import type { messages } from './messages'

export const attributes = {
  /** When empty, the configuration decides. */
  version: choice(['', '2', '3'], ''),
  sitekey: text(),
  field: text('g-recaptcha-response'),
  consent: flag(),
}

export type BotCheckContext = IslandContext<typeof attributes, (typeof messages)['fr']>
