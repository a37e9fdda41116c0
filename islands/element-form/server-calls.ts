/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import { nonEmpty } from '../../src/server/request'
import texts from './server-calls.json' with { type: 'json' }

const { calls } = texts

export const serverCalls: readonly Call[] = [
  {
    ...calls.element,
    name: 'element',
    method: 'POST',
    path: 'action',
    reply: { ...calls.element.reply, type: 'html', read: nonEmpty },
  },
]
