// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { complaints } from '../../helpers/engine'
import { FakeRequest, installFakeRequest } from '../../helpers/fake-request'
import { installPart } from '../../helpers/legacy-parts'

const page = await installPart('Color')
const { Request } = page
const AWAY = 'https://api.example.net/prix'
afterEach(() => vi.useRealTimers())

describe('Request.JSONP', () => {
  const EVENTS = ['request', 'complete', 'success', 'cancel', 'timeout', 'error', 'failure']
  function make(options = {}) {
    const fired = []
    const request = new Request.JSONP({ url: AWAY, ...options })
    for (const name of EVENTS) request.addEvent(name, (...args) => fired.push([name, args[0]]))
    return { request, fired, names: () => fired.map(([name]) => name) }
  }
  const last = () => `request_${Request.JSONP.counter - 1}`
  const answer = (data) => Request.JSONP.request_map[last()](data)
  const script = () => document.head.querySelector('script[src^="https://api"]')

  test('asks with a script whose answer calls back, and leaves nothing behind', () => {
    const { request, fired } = make({ callbackKey: 'rappel', data: { a: 1 } })
    expect(request.send()).toBe(request)
    const address = `${AWAY}?rappel=Request.JSONP.request_map.${last()}&a=1`
    expect(script().src).toBe(address)
    expect([request.isRunning(), script().async]).toEqual([true, true])
    answer({ test: true })
    expect(fired).toEqual([
      ['request', address],
      ['complete', { test: true }],
      ['success', { test: true }],
    ])
    expect([script(), Object.keys(Request.JSONP.request_map), request.isRunning()]).toEqual([null, [], false])
  })

  test('what is given to send is added, and a second call waits, ends the first, or is dropped', () => {
    const chained = make({ link: 'chain' })
    chained.request.send('x=1').send('x=2')
    expect(script().src).toContain('&x=1')
    answer(1)
    expect(script().src).toContain('&x=2')
    answer(2)
    const cancelled = make({ link: 'cancel' })
    cancelled.request.send().send()
    answer(2)
    expect(cancelled.names()).toEqual(['request', 'cancel', 'request', 'complete', 'success'])
    const ignored = make()
    ignored.request.send().send()
    answer(1)
    expect(ignored.names()).toEqual(['request', 'complete', 'success'])
  })

  test('a late answer of a call that was given up is not heard', () => {
    const { request, names } = make({ link: 'cancel' })
    request.send()
    const late = Request.JSONP.request_map[last()]
    request.send()
    late('late')
    expect(names()).toEqual(['request', 'cancel', 'request'])
    request.cancel()
  })

  test('without an answer in time it fails', () => {
    vi.useFakeTimers()
    const { request, names } = make({ timeout: 100 })
    request.send()
    vi.advanceTimersByTime(100)
    expect(names()).toEqual(['request', 'timeout', 'failure'])
    expect([request.isRunning(), script()]).toEqual([false, null])
  })

  test('a script that cannot be had fails, and is said once', () => {
    const { warnings } = complaints()
    const { request, names } = make()
    for (let turn = 0; turn < 2; turn += 1) {
      request.send()
      script().dispatchEvent(new Event('error'))
    }
    expect(names()).toEqual(['request', 'error', 'failure', 'request', 'error', 'failure'])
    expect(warnings).toEqual([
      `[ILOTS-401] Request.JSONP : ce script n’a pas pu être chargé, ou la CSP de la page le refuse, reçu « ${AWAY} ».`,
    ])
    expect(last() in Request.JSONP.request_map).toBe(false)
  })

  test.each(['data:text/javascript,pwn()', 'javascript:pwn()', 'http://'])(
    '%s is no address of a script',
    (url) => {
      const { warnings } = complaints()
      const { request, names } = make({ url })
      request.send()
      expect([names(), warnings.length, document.head.querySelector('script[src]')]).toEqual([
        ['error', 'failure'],
        1,
        null,
      ])
    },
  )

  test('where Trusted Types refuse the address, it fails as well', () => {
    const { warnings } = complaints()
    const { request, names } = make({ url: `${AWAY}/tt` })
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL assignment')
    })
    request.send()
    expect(names()).toEqual(['error', 'failure'])
    expect(warnings[0]).toContain('ILOTS-106')
  })
})

describe('Request.Queue', () => {
  function make(options = {}) {
    installFakeRequest()
    const requests = { a: new Request({ url: '/a' }), b: new Request({ url: '/b' }) }
    const fired = []
    const queue = new Request.Queue({ requests, ...options })
    for (const type of ['request', 'success', 'failure', 'complete', 'cancel', 'end'])
      queue.addEvent(type, (name) => fired.push([type, name]))
    return { queue, fired, ...requests }
  }
  const answer = (status = 200) =>
    FakeRequest.made.find(({ readyState }) => readyState === 1).respond(status, 'x')
  const sent = ({ fired }) => fired.filter(([type]) => type === 'request').map(([, name]) => name)

  test('sends one at a time, in order', () => {
    const made = make()
    made.a.send()
    made.b.send()
    made.a.send()
    expect([sent(made), made.queue.hasNext('b'), made.queue.isRunning()]).toEqual([['a'], true, true])
    answer()
    expect(sent(made)).toEqual(['a', 'b'])
    answer()
    answer()
    expect([sent(made), made.queue.hasNext()]).toEqual([['a', 'b', 'a'], false])
    expect(made.fired.at(-1)).toEqual(['success', 'a'])
    expect(made.fired).toContainEqual(['end', undefined])
  })

  test('stops at an error, until it is told to go on', () => {
    const made = make()
    made.a.send()
    made.b.send()
    answer(500)
    expect(sent(made)).toEqual(['a'])
    made.queue.resume()
    expect(sent(made)).toEqual(['a', 'b'])
  })

  test('or goes on by itself', () => {
    const made = make({ stopOnFailure: false })
    made.a.send()
    made.b.send()
    answer(500)
    expect(sent(made)).toEqual(['a', 'b'])
  })

  test('several at a time, some given up, some let go', () => {
    const made = make({ concurrent: 2 })
    made.a.send()
    made.b.send()
    expect(sent(made)).toEqual(['a', 'b'])
    made.b.send()
    made.queue.clear('b').cancel('b')
    expect([made.queue.hasNext(), Object.keys(made.queue.getRunning())]).toEqual([false, ['a']])
    made.queue.removeRequest('b')
    made.b.send()
    expect(sent(made)).toEqual(['a', 'b'])
  })
})
