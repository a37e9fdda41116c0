/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import { toEndpoint } from '../../src/island/describe-call'
import { replacement } from '../../src/server/replaced'
import texts from './server-calls.json' with { type: 'json' }

const { calls } = texts

export const serverCalls: readonly Call[] = [
  toEndpoint('agenda', {
    ...calls.agenda,
    name: 'agenda',
    method: 'POST',
    reply: {
      ...calls.agenda.reply,
      type: 'html',
      sample: `<a href="/agenda?date=2026-06" data-date="2026-06" rel="prev">Juin</a>
<h2>Juillet 2026</h2>
<a href="/agenda?date=2026-08" data-date="2026-08" rel="next">Août</a>`,
      read: replacement,
    },
  }),
]
