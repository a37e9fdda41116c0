/** What `--security` says, in French and English. */
import type { Noticed as AnyNoticed } from '../shared/finding'
import messages from './messages.json' with { type: 'json' }

export { messages }
export type Noticed = AnyNoticed<keyof typeof messages>
