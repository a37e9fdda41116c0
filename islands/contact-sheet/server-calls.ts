/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import texts from './server-calls.json' with { type: 'json' }

const { calls } = texts

export const serverCalls: readonly Call[] = [
  {
    ...calls.miniature,
    name: 'miniature',
    method: 'GET',
    path: 'miniature.php',
    reply: { ...calls.miniature.reply, type: 'file', mime: 'image/*' },
  },
]
