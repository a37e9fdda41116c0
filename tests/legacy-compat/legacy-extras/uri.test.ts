// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test, vi } from 'vitest'
import { complaints } from '../../helpers/engine'
import { installPart } from '../../helpers/legacy-parts'

const page = await installPart('Color')
const { URI, Element } = page
const SITE = 'http://www.calyptus.eu/'

describe('queries', () => {
  test.each([
    ['apple=red&lemon=yellow', { apple: 'red', lemon: 'yellow' }],
    ['apple=red&apple=green;apple=blue&=', { apple: ['red', 'green', 'blue'] }],
    ['foo[bar][baz]=red&foo[bar][x]=1', { foo: { bar: { baz: 'red', x: '1' } } }],
    ['f[28][]=110&f[28][]=111&order=pv', { f: { 28: { '': ['110', '111'] } }, order: 'pv' }],
    ['a=1&b&c=', { a: '1', b: '', c: '' }],
    ['this+should%20be=a+b%2Bc', { 'this should be': 'a b+c' }],
    ['part=100%', { part: '100%' }],
    ['__proto__[x]=1&a[__proto__][x]=1&constructor=2', {}],
  ])('%s', (text, expected) => {
    expect(text.parseQueryString()).toEqual(expected)
    expect({}.x).toBeUndefined()
  })

  test('without decoding', () => {
    expect('a%20b=c%20d'.parseQueryString(false, false)).toEqual({ 'a%20b': 'c%20d' })
  })

  test('cleaned of what has no value, or of what a script refuses', () => {
    expect('a=b&x=y&z=123&e='.cleanQueryString()).toBe('a=b&x=y&z=123')
    expect('a=b&z=123&e='.cleanQueryString((_key, value) => !/\d/.test(value))).toBe('a=b&e=')
  })
})

describe('an address', () => {
  test('is that of the page when nothing is said', () => {
    expect(String(new URI())).toBe(location.href)
    expect(String(URI.base)).toBe(location.href)
  })

  test.each([
    [SITE, 'http://www.calyptus.eu'],
    [`${SITE}a/b.html`, './a/b.html', SITE],
    [`${SITE}a/b.html`, 'a/b.html', 'http://www.calyptus.eu'],
    [`${SITE}b.html`, '../b.html', `${SITE}a/#`],
    [`${SITE}b.html`, '../../b.html', `${SITE}a/c/`],
    [`${SITE}a/b.html`, '../test/../b.html', `${SITE}a/c/`],
    ['http://other/a/b.html', 'http://other/a/b.html', SITE],
    [`${SITE}a/b.html`, '/a/b.html', `${SITE}c/d.html`],
    [`${SITE}c/a`, 'a', `${SITE}c/d.html`],
    [`${SITE}a/`, '..', `${SITE}a/c/d.html`],
    [`${SITE}x`, '../../../x', `${SITE}a/`],
    [`${SITE}a/b.html?x=1`, '?x=1', `${SITE}a/b.html?y=2#z`],
    [`${SITE}a/b.html?y=2#w`, '#w', `${SITE}a/b.html?y=2#z`],
    ['http://other/b', '//other/b', SITE],
    ['mailto:a@b.fr', 'mailto:a@b.fr', SITE],
  ])('%s is %s on %s', (expected, address, base) => {
    expect(String(new URI(address, base ? { base } : {}))).toBe(expected)
  })

  test('in parts', () => {
    const uri = '/dir/file.html?q=true#hash'.toURI({ base: 'http://me:pass@www.calyptus.eu:8080/' })
    const names = ['scheme', 'user', 'password', 'host', 'port', 'directory', 'file', 'query', 'fragment']
    expect(names.map((name) => uri.get(name))).toEqual([
      'http',
      'me',
      'pass',
      'www.calyptus.eu',
      '8080',
      '/dir/',
      'file.html',
      'q=true',
      'hash',
    ])
    expect(String(uri)).toBe('http://me:pass@www.calyptus.eu:8080/dir/file.html?q=true#hash')
    expect(new URI(`${SITE}a?email=x@y.fr`).get('host')).toBe('www.calyptus.eu')
  })

  test.each([
    ['http://192.168.0.4:60/foo?bar#baz', '192.168.0.4'],
    ['http://foo@192.168.0.4/foo', '192.168.0.4'],
    ['http://foo:bar@[::1]:8080/foo?bar#baz', '[::1]'],
    ['http://foo:bar@[2001:db8::1]:8080/foo', '[2001:db8::1]'],
  ])('%s is of host %s', (address, host) => {
    expect([new URI(address).get('host'), String(new URI(address))]).toEqual([host, address])
  })

  test('its query is data: read, set, merged, in the fragment too', () => {
    const uri = new URI(`${SITE}p.html?param=value&animal=cat#car=ferrari`)
    expect([uri.getData('param'), uri.getData('none'), uri.get('data')]).toEqual([
      'value',
      null,
      { param: 'value', animal: 'cat' },
    ])
    uri.setData({ foo: 'a b', animal: 'dog' }, true).setData({ color: 'blue' }, true, 'fragment')
    expect(String(uri)).toBe(`${SITE}p.html?param=value&animal=dog&foo=a%20b#car=ferrari&color=blue`)
    expect([uri.setData('foo', '1').get('query'), uri.set('data', { x: 1 }).get('query')]).toEqual([
      'param=value&animal=dog&foo=1',
      'x=1',
    ])
    expect(uri.clearData().get('query')).toBe('')
    expect(new URI(SITE).getData()).toEqual({})
  })

  test('stands where a text is expected', () => {
    const uri = new URI(SITE)
    expect([
      `${uri}?test`,
      ''.concat(uri, '?test'),
      /^http/.test(uri),
      new Element('a').set('href', uri).get('href'),
    ]).toEqual([`${SITE}?test`, `${SITE}?test`, true, SITE])
  })

  test.each([
    ['b/c.html', 'toRelative', `${SITE}a/file.html`],
    ['../a/b/c.html', 'toRelative', `${SITE}test/file.html`],
    [`${SITE}a/b/c.html`, 'toRelative', 'http://other/test/'],
    [`${SITE}a/b/c.html`, 'toRelative', 'http://www.calyptus.eu:81/test/'],
    ['c.html', 'toRelative', `${SITE}a/b/d.html`],
    ['/a/b/c.html', 'toAbsolute', `${SITE}a/file.html`],
    [`${SITE}a/b/c.html`, 'toAbsolute', 'http://other/'],
  ])('%s is its %s of %s', (expected, method, base) => {
    const uri = new URI(`${SITE}a/b/c.html`)
    expect([uri[method](base), uri[method](new URI(base))]).toEqual([expected, expected])
  })

  test('to itself it is a dot', () => {
    expect(new URI(SITE).toRelative(SITE)).toBe('./')
  })

  test('goes only where pages may go', () => {
    const { warnings } = complaints()
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
    new URI('javascript:pwn()').go()
    expect(go).not.toHaveBeenCalled()
    expect(warnings).toEqual([
      '[ILOTS-203] URI refusé : reçu « javascript:pwn() », attendu une adresse http, https, mailto ou tel.',
    ])
    new URI(SITE).go()
    expect(String(go.mock.calls[0])).toBe(SITE)
  })
})
