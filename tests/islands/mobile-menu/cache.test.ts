import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LIFETIME, MenuCache } from '../../../islands/mobile-menu/menu-loader'

const NOW = 1_700_000_000_000
const make = (session = 'h', configmenu = '') => new MenuCache('plateforme', configmenu, session)
const stored = () => Object.keys(localStorage).sort()

let cache: MenuCache
beforeEach(() => {
  cache = make()
})

test('what is written is read', () => {
  cache.write('[1]', NOW)
  expect(cache.read(NOW)).toBe('[1]')
})

test('the names and values are those of the specification', () => {
  cache.write('[1]', NOW)
  expect({ ...localStorage }).toEqual({
    'plateforme-mobile-menu-datas': '[1]',
    'plateforme-mobile-menu-key': 'h',
    'plateforme-mobile-menu-expire': String(NOW + 3_600_000),
  })
})

test('nothing stored is nothing read', () => expect(cache.read(NOW)).toBeNull())

describe('an entry', () => {
  test('is good until it expires', () => {
    cache.write('[1]', NOW)
    expect(cache.read(NOW + LIFETIME - 1)).toBe('[1]')
    expect(cache.read(NOW + LIFETIME)).toBeNull()
  })

  test('of another session is not read', () => {
    cache.write('[1]', NOW)
    expect(make('autre').read(NOW)).toBeNull()
  })

  test('without a session is this tab’s: another visitor of the device does not see it', () => {
    make('').write('[1]', NOW)
    expect(make('').read(NOW)).toBe('[1]')
    expect([localStorage.length, sessionStorage.getItem('plateforme-mobile-menu-key')]).toEqual([0, ''])
    sessionStorage.clear()
    expect(make('').read(NOW)).toBeNull()
  })

  test('without a session, left by an older version to all visitors, is not read, and goes', () => {
    for (const [name, value] of Object.entries({ datas: '[1]', key: '', expire: String(NOW + 1) }))
      localStorage.setItem(`plateforme-mobile-menu-${name}`, value)
    expect(make('').read(NOW)).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test('of a session is not read once it has ended, and goes', () => {
    cache.write('[1]', NOW)
    expect(make('').read(NOW)).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test('that somebody else made too long, or good for ever, is not read', () => {
    cache.write('[1]', NOW)
    localStorage.setItem('plateforme-mobile-menu-expire', 'Infinity')
    expect(cache.read(NOW)).toBeNull()
    cache.write('x'.repeat(1_000_001), NOW)
    expect(cache.read(NOW)).toBeNull()
  })

  test.each(['', 'demain'])('that expires %j is not read', (expire) => {
    cache.write('[1]', NOW)
    localStorage.setItem('plateforme-mobile-menu-expire', expire)
    expect(cache.read(NOW)).toBeNull()
  })

  test.each(['datas', 'key', 'expire'])('without its %s is not read', (name) => {
    cache.write('[1]', NOW)
    localStorage.removeItem(`plateforme-mobile-menu-${name}`)
    expect(cache.read(NOW)).toBeNull()
  })

  test('that is not good takes every stored menu with it, and nothing else', () => {
    localStorage.setItem('panier', '1')
    cache.write('[1]', NOW)
    make('h', 'pied').write('[2]', NOW)
    expect(make('autre').read(NOW)).toBeNull()
    expect(stored()).toEqual(['panier'])
  })
})

describe('another configmenu', () => {
  test('is another entry', () => {
    cache.write('[1]', NOW)
    make('h', 'pied').write('[2]', NOW)
    expect(cache.read(NOW)).toBe('[1]')
    expect(make('h', 'pied').read(NOW)).toBe('[2]')
  })
})

describe('a storage that throws', () => {
  beforeEach(() => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }))
  })

  test('reads nothing', () => expect(cache.read(NOW)).toBeNull())
  test('writes nothing', () => expect(() => cache.write('[1]', NOW)).not.toThrow())
  test('clears nothing', () => expect(() => cache.clear()).not.toThrow())
})
