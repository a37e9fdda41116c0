/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { readItems, suggestion } from './replies'
import texts from './server-calls.json' with { type: 'json' }

const { calls, meanings } = texts

export const serverCalls: readonly Call[] = [
  toEndpoint('autocomplete', {
    ...calls.autocomplete,
    name: 'autocomplete',
    method: 'GET',
    reply: {
      ...calls.autocomplete.reply,
      type: 'json',
      of: 'list',
      objects: [
        describeShape(suggestion, meanings.suggestion, {
          others: texts.others,
        }),
      ],
      read: readItems,
    },
  }),
]
