/** All that the command says, in both languages. */
import { messages as ofCheck } from '../../cli/check/messages'
import ofAdapters from '../../cli/migrate/adapters/notes.json' with { type: 'json' }
import { messages as ofMigrate } from '../../cli/migrate/messages'
import { messages as ofSecurity } from '../../cli/security/messages'
import { messages as ofAll } from '../../cli/shared/messages'
import type { Message } from '../../cli/shared/wording'
import { messages as ofSite } from '../../cli/site/messages'

export const catalogue: readonly (readonly [string, Message])[] = [
  ofAll,
  ofCheck,
  ofMigrate,
  ofAdapters,
  ofSecurity,
  ofSite,
].flatMap((messages) => Object.entries(messages))

/** The values that a text is filled with, each once. */
export const placesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\w+\}/g)].map(([place]) => place))].sort()
