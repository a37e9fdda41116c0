/** What the reference says of the calls; never in the bundle. */
import { type Call, toEndpoint } from '../../src/island/describe-call'
import { fragmentOnly, replacement } from '../../src/server/replaced'
import texts from './server-calls.json' with { type: 'json' }

const { calls } = texts

export const serverCalls: readonly Call[] = [
  toEndpoint('search', {
    ...calls.popup,
    name: 'popup',
    method: 'POST',
    reply: {
      ...calls.popup.reply,
      type: 'html',
      sample: `<div>
  <button type="button" data-role="close">Fermer</button>
  <label><input type="checkbox" name="dans[]" value="all" checked> Tout</label>
  <div data-role="suggestions"></div>
</div>`,
      read: replacement,
    },
  }),
  toEndpoint('search', {
    ...calls.suggestions,
    name: 'suggestions',
    method: 'POST',
    reply: { ...calls.suggestions.reply, type: 'html', read: fragmentOnly },
  }),
]
