/** Calls that know of each other: sequences, the same call in flight, records. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import type { Call } from '../../../src/server/call'
import { cancel, isAbort, request } from '../../../src/server/request'
import { complaints, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'

let calls: Received[]
let engine: Engine
let visit: AbortController

beforeEach(async () => {
  complaints()
  calls = stubServer()
  engine = await startOn('')
  visit = new AbortController()
})
/** Calls in flight are shared by the page: none is left to the next test. */
afterEach(async () => {
  visit.abort()
  await settled()
})

function send<Result = string>(more: Partial<Call<Result>> = {}, signal = visit.signal) {
  const call = { url: '/appel', read: (text: string) => text, ...more } as Call<Result>
  return request({ island: 'a', host: document.body, page: engine, signal }, call)
}
const body = (values: Record<string, string>) => new URLSearchParams(values)
/** What a promise was rejected with. */
const reason = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a sequence', () => {
  test('the newer call aborts the older', async () => {
    const older = reason(send({ url: '/1', sequence: 's' }))
    const newer = send({ url: '/2', sequence: 's' })
    expect(isAbort(await older)).toBe(true)
    calls[1]?.answer('neuf')
    expect(await newer).toBe('neuf')
  })

  test('another one is left alone', async () => {
    const first = send({ url: '/1', sequence: 's' })
    void reason(send({ url: '/2', sequence: 't' }))
    calls[0]?.answer('un')
    expect(await first).toBe('un')
  })

  test('can be cancelled', async () => {
    const sent = reason(send({ sequence: 's' }))
    cancel('s')
    expect(isAbort(await sent)).toBe(true)
  })

  test('that has ended can be cancelled without effect', async () => {
    const sent = send({ sequence: 's' })
    calls[0]?.answer('un')
    await sent
    expect(() => cancel('s')).not.toThrow()
  })
})

describe('the same call in flight', () => {
  test('is sent once and answers both', async () => {
    const both = [send({ body: body({ p: '1' }) }), send({ body: body({ p: '1' }) })]
    expect(calls).toHaveLength(1)
    calls[0]?.answer('ok')
    expect(await Promise.all(both)).toEqual(['ok', 'ok'])
  })

  test.each([
    ['another URL', { url: '/autre' }],
    ['another body', { body: body({ p: '2' }) }],
    ['another method', { method: 'GET' as const }],
  ])('%s is another call', (_, more) => {
    void reason(send({ body: body({ p: '1' }) }))
    void reason(send({ body: body({ p: '1' }), ...more }))
    expect(calls).toHaveLength(2)
  })

  test('is sent again once the first has ended', async () => {
    const first = send()
    calls[0]?.answer('un')
    await first
    void reason(send())
    expect(calls).toHaveLength(2)
  })

  test('is sent again after a failure', async () => {
    const first = reason(send())
    calls[0]?.answer('', { status: 500 })
    await first
    void reason(send())
    expect(calls).toHaveLength(2)
  })

  test('with files is sent each time', () => {
    void reason(send({ body: new FormData() }))
    void reason(send({ body: new FormData() }))
    expect(calls).toHaveLength(2)
  })

  test('of a sequence answers both, the newest too', async () => {
    const both = [send({ sequence: 's' }), send({ sequence: 's' })]
    calls[0]?.answer('ok')
    expect(await Promise.all(both)).toEqual(['ok', 'ok'])
  })

  test('still answers the second caller when the first is disposed', async () => {
    const gone = new AbortController()
    const first = reason(send({}, gone.signal))
    const second = reason(send())
    gone.abort()
    expect(isAbort(await first)).toBe(true)
    await settled()
    for (const { answer } of calls) answer('ok')
    expect(await second).toBeUndefined()
  })
})

describe('records', () => {
  test('tell island, method, URL, state and status', async () => {
    const sent = send({ method: 'GET' })
    expect(engine.requests).toMatchObject([{ island: 'a', method: 'GET', url: '/appel', state: 'sent' }])
    calls[0]?.answer('ok')
    await sent
    expect(engine.requests).toMatchObject([{ state: 'done', status: 200, milliseconds: expect.any(Number) }])
  })

  test('tell a failure from an abort', async () => {
    const controller = new AbortController()
    const both = [reason(send({ url: '/1' })), reason(send({ url: '/2' }, controller.signal))]
    calls[0]?.answer('', { status: 404 })
    controller.abort()
    await Promise.all(both)
    expect(engine.requests.map(({ state, status }) => [state, status])).toEqual([
      ['failed', 404],
      ['aborted', undefined],
    ])
  })

  test('are told to `on("request")`', () => {
    const listener = vi.fn()
    engine.on('request', listener)
    void reason(send())
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: '/appel' }))
  })

  test('are so many at most, the oldest dropped first', () => {
    for (let count = 0; count < 1000; count += 1) void reason(send({ url: `/${count}` }))
    expect(engine.requests.length).toBeLessThan(500)
    expect(engine.requests.at(-1)?.url).toBe('/999')
  })
})
