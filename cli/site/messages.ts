/** What `ilots copy` and `ilots init` say, in French and English. */
import { lines, wording } from '../shared/wording'
import texts from './messages.json' with { type: 'json' }
import usage from './usage.json' with { type: 'json' }

export const messages = { ...texts, 'site-usage': lines(usage) }
export type Key = keyof typeof messages
export const say = wording(messages)
