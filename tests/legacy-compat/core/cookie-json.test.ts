// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Cookie } = await installOnPage()
afterEach(() => {
  JSON.secure = true
})

describe('Cookie', () => {
  test('is written, read and disposed of', () => {
    Cookie.write('glass', 'clear', { duration: 1 })
    expect(Cookie.read('glass')).toBe('clear')
    Cookie.dispose('glass')
    expect(Cookie.read('glass')).toBeNull()
  })

  test.each([['été; & = "x"'], ['a%20b'], ['1']])('%s comes back as it was', (value) => {
    Cookie.write('value', value)
    expect(Cookie.read('value')).toBe(value)
    Cookie.dispose('value')
  })

  test('one whose name ends alike is another', () => {
    Cookie.write('long_name', '1')
    expect(Cookie.read('name')).toBeNull()
    Cookie.dispose('long_name')
  })

  test('names with signs of patterns', () => {
    Cookie.write('a.b[c]', 'x')
    expect([Cookie.read('a.b[c]'), Cookie.read('aXb[c]')]).toEqual(['x', null])
    Cookie.dispose('a.b[c]')
  })

  test.each([
    [{}, /^key=value; ?path=\/; ?sameSite=lax; ?secure$/],
    [{ path: false }, /^key=value; ?sameSite=lax; ?secure$/],
    [{ path: '/devis', domain: 'vitrea.example' }, /^key=value; ?domain=vitrea\.example; ?path=\/devis;/],
    [{ duration: 1 }, /expires=\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/],
    [{ secure: true }, /; ?secure$/],
    [{ secure: true, httpOnly: true }, /; ?secure; ?HttpOnly$/],
    [{ secure: false }, /^key=value; ?path=\/; ?sameSite=lax$/],
    [{ sameSite: 'None' }, /; ?sameSite=None; ?secure$/],
    [{ sameSite: false, secure: false }, /^key=value; ?path=\/$/],
  ])('%j', (options, pattern) => {
    const cookie = new Cookie('key', { document: { cookie: '' }, ...options })
    expect(cookie.write('value')).toBe(cookie)
    expect(cookie.options.document.cookie).toMatch(pattern)
  })

  test('encode may be left out', () => {
    const cookie = new Cookie('key', { document: { cookie: '' }, encode: false }).write('a b')
    expect(cookie.options.document.cookie).toMatch(/^key=a b/)
  })

  test('an instance reads and disposes, too', () => {
    const cookie = new Cookie('mine').write('x')
    expect(cookie.read()).toBe('x')
    cookie.dispose()
    expect(cookie.read()).toBeNull()
  })
})

describe('JSON', () => {
  test('encodes and decodes', () => {
    const object = {
      a: [0, 1],
      s: "It's",
      u: '\x01',
      n: 1,
      f: 3.14,
      b: false,
      nil: null,
      o: { c: { d: [1] } },
    }
    expect(JSON.decode(JSON.encode(object))).toEqual(object)
  })

  test.each([
    [{ a: 1 }, '{"a":1}'],
    ['x', '"x"'],
    [null, 'null'],
    [[1, 'a', null], '[1,"a",null]'],
    [true, 'true'],
  ])('encode(%j)', (value, text) => {
    expect(JSON.encode(value)).toBe(text)
  })

  test.each([[''], [null], [undefined], [5]])('decode(%j) is nothing', (text) => {
    expect(JSON.decode(text)).toBeNull()
  })

  test('is strict by itself, and lenient when it is told to', () => {
    expect(() => JSON.decode('{a:1}')).toThrow()
    expect(JSON.decode("{a:1, b:'x', c:[1,2,],}", false)).toEqual({ a: 1, b: 'x', c: [1, 2] })
    JSON.secure = false
    expect(JSON.decode('{a:1}')).toEqual({ a: 1 })
    expect(() => JSON.decode('{a:1}', true)).toThrow()
  })

  test('runs nothing', () => {
    window.ran = undefined
    for (const isSecure of [true, false]) expect(() => JSON.decode('window.ran = 1', isSecure)).toThrow()
    expect(() => JSON.decode('(function(){ window.ran = 1 })()', false)).toThrow()
    expect(window.ran).toBeUndefined()
  })

  test('parse and stringify stay the browser’s', () => {
    expect([JSON.parse('{"a":1}'), JSON.stringify({ a: 1 })]).toEqual([{ a: 1 }, '{"a":1}'])
  })
})
