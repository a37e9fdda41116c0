// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenTo } from '../../../legacy-compat/core/refusals'
import { FakeRequest, installFakeRequest } from '../../helpers/fake-request'
import { installOnPage } from '../../helpers/legacy'

const { Class, Element, instanceOf, Request } = await installOnPage()
const EVENTS = [
  'request',
  'loadstart',
  'progress',
  'complete',
  'success',
  'failure',
  'cancel',
  'timeout',
  'exception',
]

let fired: unknown[]
const make = (options = {}) => {
  const request = new Request({ url: '/vitre', ...options })
  for (const name of EVENTS) request.addEvent(name, (...args) => fired.push([name, ...args]))
  return request
}
const names = () => fired.map(([name]) => name)
beforeEach(() => {
  installFakeRequest()
  fired = []
})
afterEach(() => vi.useRealTimers())

describe('what is sent', () => {
  test.each([
    [{}, {}, 'POST', '/vitre', ''],
    [{ data: { a: 1, b: ['x', 'y'] } }, undefined, 'POST', '/vitre', 'a=1&b[0]=x&b[1]=y'],
    [{ data: 'a=1' }, undefined, 'POST', '/vitre', 'a=1'],
    [{ data: { a: 1 } }, { data: { b: 2 } }, 'POST', '/vitre', 'b=2'],
    [{ data: { a: 1 } }, 'c=3', 'POST', '/vitre', 'c=3'],
    [{ method: 'get', data: { a: 1 } }, undefined, 'GET', '/vitre?a=1', null],
    [{ method: 'get', url: '/vitre?x=1', data: { a: 1 } }, undefined, 'GET', '/vitre?x=1&a=1', null],
    [{ method: 'get', url: '/vitre#haut', data: 'a=1' }, undefined, 'GET', '/vitre?a=1', null],
    [{ method: 'get' }, undefined, 'GET', '/vitre', null],
    [{ method: 'get', data: 'a=1' }, { method: 'post', data: { b: 2 } }, 'POST', '/vitre', 'b=2'],
    [{}, { url: '/porte', data: 'a=1' }, 'POST', '/porte', 'a=1'],
    [{ url: '' }, { data: 'a=1' }, 'POST', '/accueil', 'a=1'],
    [{ method: 'put', data: 'a=1' }, undefined, 'POST', '/vitre', '_method=put&a=1'],
    [{ method: 'delete' }, undefined, 'POST', '/vitre', '_method=delete'],
    [{ method: 'put', emulation: false, data: 'a=1' }, undefined, 'PUT', '/vitre', 'a=1'],
    [{ format: 'json', data: 'a=1' }, undefined, 'POST', '/vitre', 'format=json&a=1'],
  ])('%j, send(%j)', (options, sent, method, url, body) => {
    make(options).send(sent)
    const { last } = FakeRequest
    expect([last.method, last.url, last.body || (body === null ? null : '')]).toEqual([method, url, body])
  })

  test('a form is sent as its fields', () => {
    const form = new Element('form', {
      html: '<input name="a" value="1"><input type="checkbox" name="b" checked value="2">',
    })
    make().send(form)
    make({ data: form }).send()
    make().post(form)
    expect(FakeRequest.made.map(({ body }) => body)).toEqual(['a=1&b=2', 'a=1&b=2', 'a=1&b=2'])
  })

  test.each([
    ['get', 'GET', '/vitre?a=1'],
    ['GET', 'GET', '/vitre?a=1'],
    ['post', 'POST', '/vitre'],
    ['POST', 'POST', '/vitre'],
    ['put', 'POST', '/vitre'],
    ['delete', 'POST', '/vitre'],
  ])('request.%s({ a: 1 })', (name, method, url) => {
    make()[name]({ a: 1 })
    expect([FakeRequest.last.method, FakeRequest.last.url]).toEqual([method, url])
  })

  test('request.post() sends the data of the options, which stay as they are', () => {
    const data = { a: 1 }
    const request = make({ data })
    request.post()
    expect([FakeRequest.last.body, request.options.data]).toEqual(['a=1', { a: 1 }])
  })

  test('noCache makes the address a new one', () => {
    make({ method: 'get', noCache: true }).send()
    make({ method: 'get', noCache: true, url: '/a?b=1' }).send('c=2')
    expect(FakeRequest.made[0].url).toMatch(/^\/vitre\?\w+$/)
    expect(FakeRequest.made[1].url).toMatch(/^\/a\?b=1&\w+&c=2$/)
  })

  test('headers: its own, those of the options, those set later', () => {
    make({ headers: { 'X-Glass': 'clear' } })
      .setHeader('X-More', 'yes')
      .send('a=1')
    expect(FakeRequest.last.headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      accept: 'text/javascript, text/html, application/xml, text/xml, */*',
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-glass': 'clear',
      'x-more': 'yes',
    })
  })

  test.each([
    [{ encoding: 'iso-8859-1' }, 'application/x-www-form-urlencoded; charset=iso-8859-1'],
    [{ encoding: '' }, 'application/x-www-form-urlencoded'],
    [{ urlEncoded: false }, undefined],
    [{ method: 'get' }, undefined],
  ])('the kind of content with %j', (options, expected) => {
    make(options).send('a=1')
    expect(FakeRequest.last.headers['content-type']).toBe(expected)
  })

  test('a header that the browser refuses is an exception', () => {
    make({ headers: { 'X-Bad': 'bad\nvalue' } }).send()
    expect(fired[0]).toEqual(['exception', 'X-Bad', 'bad\nvalue'])
  })

  test('headers of one request are no other’s', () => {
    make().setHeader('X-Mine', '1').send()
    make().send()
    expect(FakeRequest.last.headers['x-mine']).toBeUndefined()
  })

  test('a user and the password', () => {
    make({ user: 'u', password: 'p' }).send()
    expect([FakeRequest.last.user, FakeRequest.last.password]).toEqual(['u', 'p'])
    make().send()
    expect(FakeRequest.last.withCredentials).toBe(false)
    make({ withCredentials: true }).send()
    expect(FakeRequest.last.withCredentials).toBe(true)
  })
})

describe('the answer', () => {
  test('fires request, complete, success, in this order', () => {
    const request = make().send()
    expect([names().filter((name) => name === 'request'), request.isRunning(), request.running]).toEqual([
      ['request'],
      true,
      true,
    ])
    FakeRequest.last.respond(200, 'Bonjour')
    expect(names().filter((name) => name !== 'loadstart')).toEqual(['request', 'complete', 'success'])
    expect(fired.at(-1)).toEqual(['success', 'Bonjour', null])
    expect([request.isRunning(), request.status, request.response]).toMatchObject([
      false,
      200,
      { text: 'Bonjour', xml: null },
    ])
  })

  test.each([[404], [500], [302], [0]])('a status of %i is a failure', (status) => {
    const request = make().send()
    FakeRequest.last.respond(status, 'x')
    expect(names().filter((name) => name !== 'loadstart')).toEqual(['request', 'complete', 'failure'])
    expect(fired.at(-1)[1]).toBe(request.xhr)
  })

  test.each([[200], [204], [299]])('%i is a success', (status) => {
    make().send()
    FakeRequest.last.respond(status, '')
    expect(names()).toContain('success')
  })

  test('isSuccess of the page decides', () => {
    make({ isSuccess: (status) => status === 404 }).send()
    FakeRequest.last.respond(404, 'x')
    make({
      isSuccess() {
        return this.status === 500
      },
    }).send()
    FakeRequest.last.respond(500, 'x')
    expect(names().filter((name) => name === 'success')).toHaveLength(2)
  })

  test('its scripts are taken out on request, and not run', () => {
    window.ran = undefined
    make({ evalScripts: true, evalResponse: false }).send()
    FakeRequest.last.respond(200, 'a<script>window.ran = 1</script>b')
    expect([window.ran, fired.at(-1)[1]]).toEqual([undefined, 'ab'])
  })

  test('progress and loadstart are handed on', () => {
    const request = make().send()
    FakeRequest.last.onprogress({ loaded: 1 })
    expect(names()).toEqual(expect.arrayContaining(['loadstart', 'progress']))
    expect(fired.find(([name]) => name === 'progress').slice(1)).toEqual([{ loaded: 1 }, request.xhr])
  })

  test('one that does not wait is answered at once', () => {
    FakeRequest.atOnce = [200, 'Bonjour']
    const request = make({ async: false }).send()
    expect([
      request.response.text,
      FakeRequest.last.async,
      names().filter((name) => name === 'success').length,
    ]).toEqual(['Bonjour', false, 1])
  })

  test('getHeader asks the answer', () => {
    const request = make().send()
    FakeRequest.last.respond(200, '')
    expect([request.getHeader('Content-Type'), request.getHeader('X')]).toEqual(['text/html', null])
  })
})

describe('an answer of another site', () => {
  test.each([
    'https://ailleurs.example/x',
    'http://vitrea.example/vitre',
    'https://vitrea.example:8443/vitre',
    'data:text/html,x',
  ])('%s is a failure, of which nothing is handed on', (responseURL) => {
    const told = vi.fn()
    listenTo({ refused: told })
    const isSuccess = vi.fn(() => false)
    const request = make({ isSuccess }).send()
    FakeRequest.last.respond(200, '<b>Piège</b>', { responseURL })
    expect(names()).toEqual(['request', 'loadstart', 'complete', 'failure'])
    const [, xhr] = fired.at(-1)
    expect([xhr.responseText, xhr.status, request.response.text, request.status]).toEqual(['', 0, '', 0])
    expect(isSuccess).toHaveBeenCalledExactlyOnceWith(0)
    expect(told).toHaveBeenCalledExactlyOnceWith('refusedAnswer', responseURL)
    listenTo({ refused: () => {} })
    // The next call is as any other.
    request.send()
    FakeRequest.last.respond(200, 'Bonjour', { responseURL: 'https://vitrea.example/autre' })
    expect(request.response.text).toBe('Bonjour')
  })

  test('also one that is waited for', () => {
    class Elsewhere extends FakeRequest {
      responseURL = 'https://ailleurs.example/x'
    }
    Object.assign(window, { XMLHttpRequest: Elsewhere })
    FakeRequest.atOnce = [200, 'Piège']
    make({ async: false }).send()
    expect(names()).not.toContain('success')
  })
})

describe('cancel, timeout and link', () => {
  test('cancel aborts, and nothing is heard of it later', () => {
    const request = make().send()
    const first = FakeRequest.last
    expect(request.cancel()).toBe(request)
    first.respond(200, 'late')
    expect([first.isAborted, request.isRunning(), names().filter((name) => name !== 'loadstart')]).toEqual([
      true,
      false,
      ['request', 'cancel'],
    ])
    request.cancel()
    expect(names().filter((name) => name === 'cancel')).toHaveLength(1)
    request.send()
    FakeRequest.last.respond(200, 'again')
    expect(fired.at(-1)[1]).toBe('again')
  })

  test('timeout tells that it takes long', () => {
    vi.useFakeTimers()
    const request = make({ timeout: 500 }).send()
    vi.advanceTimersByTime(499)
    expect(names()).not.toContain('timeout')
    vi.advanceTimersByTime(2)
    expect(fired.at(-1)).toEqual(['timeout', request.xhr])
    make({ timeout: 500 }).send()
    FakeRequest.last.respond(200, '')
    vi.advanceTimersByTime(1000)
    expect(names().filter((name) => name === 'timeout')).toHaveLength(1)
  })

  test('ignore leaves a second call out', () => {
    const request = make().send('a=1').send('a=2')
    expect(FakeRequest.last.body).toBe('a=1')
    expect(request.isRunning()).toBe(true)
  })

  test('cancel takes the later one', () => {
    make({ link: 'cancel' }).send('a=1').send('a=2')
    expect([FakeRequest.made[0].isAborted, FakeRequest.last.body]).toEqual([true, 'a=2'])
  })

  test('chain sends one after the other', () => {
    make({ link: 'chain' }).send('a=1').send('a=2')
    expect(FakeRequest.last.body).toBe('a=1')
    FakeRequest.last.respond(200, '')
    expect(FakeRequest.last.body).toBe('a=2')
  })

  test('chain() of the page is called after a success', () => {
    const next = vi.fn()
    make().chain(next).send()
    FakeRequest.last.respond(200, '')
    expect(next).toHaveBeenCalledTimes(1)
  })
})

describe('the class', () => {
  test('may be extended', () => {
    const Mine = new Class({
      Extends: Request,
      options: { url: '/mienne' },
      onSuccess(text) {
        this.parent(`${text} !`)
      },
    })
    const request = new Mine({ onSuccess: (text) => fired.push(text) }).send()
    FakeRequest.last.respond(200, 'Bonjour')
    expect([FakeRequest.last.url, fired, instanceOf(request, Request)]).toEqual([
      '/mienne',
      ['Bonjour !'],
      true,
    ])
  })

  test('asks for its XMLHttpRequest when it is made', () => {
    new Request({})
    new Request()
    expect(FakeRequest.made).toHaveLength(2)
  })
})
