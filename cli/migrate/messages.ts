/** What the report of `--migrate` says, in French and English. */
import { wording } from '../shared/wording'
import messages from './messages.json' with { type: 'json' }

export { messages }
export const say = wording(messages)
