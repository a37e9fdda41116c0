/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { readAnswer, table, translation } from './read-answer'
import texts from './server-calls.json' with { type: 'json' }

const { calls, meanings } = texts

const objects = [
  describeShape(table, meanings.table, { lists: { traductions: 'translation' } }),
  describeShape(translation, meanings.translation),
] as const

export const serverCalls: readonly Call[] = [
  toEndpoint('translations', {
    ...calls.translations,
    name: 'translations',
    method: 'POST',
    reply: { ...calls.translations.reply, type: 'json', of: 'object', objects, read: readAnswer },
  }),
  toEndpoint('translations', {
    ...calls.learn,
    name: 'learn',
    method: 'POST',
    reply: { ...calls.learn.reply, type: 'json', of: 'object', objects, read: readAnswer },
  }),
]
