import { describeIsland } from '../../src/island/describe'

/** A bot check in a form (§7.15). Now: a form may be sent before its end has been seen. */
export const botCheck = describeIsland('bot-check', () => import('./mount'), { when: { on: 'now' } })
