import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Engine } from '../../src/engine'
import { type Call, cancel, isAbort, request } from '../../src/request'
import { complaints, settled, startOn } from '../helpers/engine'
import { type Received, stubServer } from '../helpers/server'

let calls: Received[]
let engine: Engine
let said: ReturnType<typeof complaints>
let visit: AbortController

beforeEach(async () => {
  said = complaints()
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
  return request({ island: 'a', host: document.body, engine, signal }, call)
}
const body = (values: Record<string, string>) => new URLSearchParams(values)
/** What a promise was rejected with. */
const reason = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('what is sent', () => {
  test('is form-encoded, says it is an XMLHttpRequest, and keeps the session', async () => {
    void reason(send({ body: body({ configmenu: 'été & co' }) }))
    expect(calls[0]?.url).toBe('/appel')
    const { init } = calls[0] as Received
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' })
    expect(new Headers(init.headers).get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(init.body).toBeInstanceOf(URLSearchParams)
    expect(String(init.body)).toBe('configmenu=%C3%A9t%C3%A9+%26+co')
  })

  test('is a GET when asked', () => {
    void reason(send({ method: 'GET' }))
    expect(calls[0]?.init).toMatchObject({ method: 'GET', body: null })
  })
})

describe('an answer', () => {
  test('is read', async () => {
    const sent = send({ read: (text) => JSON.parse(text) as unknown })
    calls[0]?.answer('{"a":1}')
    expect(await sent).toEqual({ a: 1 })
  })

  test('with an error status fails with ILOTS-403, and names call and status', async () => {
    const sent = reason(send())
    calls[0]?.answer('', { status: 500 })
    expect(await sent).toMatchObject({ name: 'IlotsError', code: 403 })
    expect(said.errors[0]).toContain(
      "POST /appel : le serveur a répondu 500 ; la page garde ce qu'elle montrait.",
    )
  })

  test('that does not fit fails with ILOTS-404', async () => {
    const sent = reason(send({ read: (text) => JSON.parse(text) as unknown }))
    calls[0]?.answer('<!doctype html>')
    expect(await sent).toMatchObject({ code: 404 })
    expect(said.errors[0]).toContain("la réponse n'a pas la forme attendue (")
  })

  test('that makes the reader throw a TypeError is malformed, not a network failure', async () => {
    const read = (text: string) => (JSON.parse(text) as { a: { b: string } }).a.b
    const sent = reason(send({ read }))
    calls[0]?.answer('{}')
    expect(await sent).toMatchObject({ code: 404 })
  })

  test('that never comes fails with ILOTS-402 after the time given', async () => {
    expect(await reason(send({ timeout: 5 }))).toMatchObject({ code: 402 })
    expect(said.errors[0]).toContain('pas de réponse en 0.005 s')
  })

  test('is waited for 15 seconds', () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    void reason(send())
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
  })

  test('that cannot come fails with ILOTS-401', async () => {
    const sent = reason(send())
    calls[0]?.refuse(new TypeError('Failed to fetch'))
    expect(await sent).toMatchObject({ code: 401 })
  })
})

describe('a caller that is disposed', () => {
  test('gets an abort, and nothing is reported', async () => {
    const controller = new AbortController()
    const sent = reason(send({}, controller.signal))
    controller.abort()
    expect(isAbort(await sent)).toBe(true)
    expect(calls[0]?.init.signal?.aborted).toBe(true)
    expect(said.errors).toEqual([])
  })
})

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

  test('are the last hundred', () => {
    for (let count = 0; count < 120; count += 1) void reason(send({ url: `/${count}` }))
    expect(engine.requests).toHaveLength(100)
    expect(engine.requests.at(-1)?.url).toBe('/119')
  })
})
