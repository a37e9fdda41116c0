/** What the reference says of the calls; never in the bundle. */
import { type Call, toEndpoint } from '../../src/island/describe-call'
import { readPermalink } from './replies'
import texts from './server-calls.json' with { type: 'json' }

const { calls } = texts

export const serverCalls: readonly Call[] = [
  toEndpoint('permalink', {
    ...calls.permalink,
    name: 'permalink',
    method: 'POST',
    reply: { ...calls.permalink.reply, type: 'text', read: readPermalink },
  }),
]
