import { expect, test, vi } from 'vitest'
import { request } from '../../../src/server/request'
import { exchangeOf, keepAnswers } from '../../../src/server/request-log'
import { startOn } from '../../helpers/engine'

test('an answer is kept only while somebody watches, and never with the record', async () => {
  vi.stubGlobal('fetch', async () => new Response('x'.repeat(5_000)))
  const engine = await startOn('')
  const caller = { island: 'a', host: document.body, page: engine, signal: new AbortController().signal }
  const call = (url: string) =>
    request(caller, { url, body: new URLSearchParams({ nom: 'Anne' }), read: String })
  const watching = new AbortController()
  await call('/avant')
  keepAnswers(watching.signal)
  await call('/pendant')
  watching.abort()
  await call('/apres')
  expect(engine.requests.map((record) => exchangeOf(record)?.answer?.length)).toEqual([
    undefined,
    2_000,
    undefined,
  ])
  expect(engine.requests.map((record) => String(exchangeOf(record)?.call.body))).toEqual(
    Array(3).fill('nom=Anne'),
  )
  expect(JSON.stringify(engine.requests)).not.toMatch(/Anne|xxx/)
})
