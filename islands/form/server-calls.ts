/** What the reference says of the calls; never in the bundle. */
import { type Call, toEndpoint } from '../../src/island/describe-call'
import { fragmentOnly, replacement } from '../../src/server/replaced'
import texts from './server-calls.json' with { type: 'json' }

const { calls } = texts

export const serverCalls: readonly Call[] = [
  toEndpoint('verify', {
    ...calls.verify,
    name: 'verify',
    method: 'POST',
    reply: { ...calls.verify.reply, type: 'html', read: fragmentOnly },
  }),
  toEndpoint('reload', {
    ...calls.reload,
    name: 'reload',
    method: 'POST',
    reply: {
      ...calls.reload.reply,
      type: 'html',
      sample: `<form method="post" action="/devis" data-ilot="form">
  <label>Modèle <select name="modele"><option>Clio</option><option>Zoé</option></select></label>
</form>`,
      read: replacement,
    },
  }),
]
