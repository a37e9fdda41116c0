/** Why something could not be had or done, in French and English: what every command says. */
import messages from './messages.json' with { type: 'json' }
import { wording } from './wording'

export { messages }
export type Reason = keyof typeof messages
export const say = wording(messages)
