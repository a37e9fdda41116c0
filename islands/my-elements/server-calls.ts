/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { element, readReply } from './replies'
import texts from './server-calls.json' with { type: 'json' }

const { calls, meanings } = texts

const objects = [describeShape(element, meanings.element)] as const

export const serverCalls: readonly Call[] = [
  toEndpoint('elements', {
    ...calls.activate,
    name: 'activate',
    method: 'POST',
    reply: {
      ...calls.activate.reply,
      type: 'json',
      of: 'object',
      objects,
      read: (text, onSkipped) => readReply(text, onSkipped, 'my_elements_activate'),
    },
  }),
  toEndpoint('elements', {
    ...calls.delete,
    name: 'delete',
    method: 'POST',
    reply: { ...calls.delete.reply, type: 'json', of: 'object', objects, read: readReply },
  }),
]
