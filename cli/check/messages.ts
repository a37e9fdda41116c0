/** What `ilots check` says of a page, in French and English. */
import securityMessages from '../security/messages.json' with { type: 'json' }
import type { Noticed as AnyNoticed } from '../shared/finding'
import { lines, wording } from '../shared/wording'
import texts from './messages.json' with { type: 'json' }
import usage from './usage.json' with { type: 'json' }

export const messages = { ...texts, usage: lines(usage) }

const all = { ...securityMessages, ...messages }
export type Noticed = AnyNoticed<keyof typeof all>
export const say = wording(all)
