import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import type { Call } from '../../../src/server/call'
import { isAbort, request } from '../../../src/server/request'
import { complaints, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'

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
  return request({ island: 'a', host: document.body, page: engine, signal }, call)
}
/** What a promise was rejected with. */
const reason = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('what is sent', () => {
  test('is form-encoded, says it is an XMLHttpRequest, and keeps the session', async () => {
    void reason(send({ body: new URLSearchParams({ configmenu: 'été & co' }) }))
    expect(calls[0]?.url).toBe('/appel')
    const { init } = calls[0] as Received
    expect(init.method).toBe('POST')
    // What fetch does by itself.
    expect(init.credentials ?? 'same-origin').toBe('same-origin')
    expect(new Headers(init.headers).get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(init.body).toBeInstanceOf(URLSearchParams)
    expect(String(init.body)).toBe('configmenu=%C3%A9t%C3%A9+%26+co')
  })

  test('goes to this site only: its answer is inserted as HTML', () => {
    void reason(send())
    expect(calls[0]?.init.mode).toBe('same-origin')
  })

  test('for a fragment is not stored: its address is a page, which Back would show as the fragment', () => {
    void reason(send({ method: 'GET', html: true }))
    void reason(send({ method: 'GET', url: '/liste' }))
    expect(calls.map(({ init }) => init.cache)).toEqual(['no-store', 'default'])
  })

  test('is a GET when asked', () => {
    void reason(send({ method: 'GET' }))
    expect(calls[0]?.init).toMatchObject({ method: 'GET', body: null })
  })
})

describe('an answer that is inserted as HTML', () => {
  const typed = async (type: string | null, text = '<p>Bonjour</p>') => {
    const sent = reason(send({ html: true }))
    const [call] = calls.splice(0)
    call?.answer(text, { headers: type === null ? {} : { 'Content-Type': type } })
    return sent
  }
  test.each(['text/html', 'text/html; charset=iso-8859-1', 'TEXT/HTML', 'application/xhtml+xml'])(
    'is read as %s',
    async (type) => expect(await typed(type)).toBeUndefined(),
  )
  test.each(['text/plain', 'image/svg+xml', 'application/json', 'text/html-x', 'application/octet-stream'])(
    'is a failure as %s, and says so',
    async (type) => {
      expect(await typed(type)).toMatchObject({ code: 404 })
      expect(said.errors.join()).toContain(`attendu du HTML (text/html), trouvé « ${type}`)
    },
  )
  test('with nothing in it may have no type', async () => expect(await typed(null, '')).toBeUndefined())
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
