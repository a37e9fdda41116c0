/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { block, page, readMenu } from './replies'
import texts from './server-calls.json' with { type: 'json' }

const { calls, meanings } = texts

export const serverCalls: readonly Call[] = [
  toEndpoint('menu', {
    ...calls.menu,
    name: 'menu',
    method: 'POST',
    reply: {
      ...calls.menu.reply,
      type: 'json',
      of: 'list',
      objects: [
        describeShape(block, meanings.block, { lists: { data: 'page' } }),
        describeShape(page, meanings.page, { lists: { enfant: 'page' } }),
      ],
      read: readMenu,
    },
  }),
]
