import { describe, expect, test, vi } from 'vitest'
import { forget, markOf } from '../../../src/storage/forget'
import { type Keep, LONGEST, StoredValue } from '../../../src/storage/stored-value'
import { allStored, configOf, forbidden } from '../../helpers/storage'

const make = (where?: Keep, hash = 'h') => new StoredValue(configOf(hash), 'booking', '/rdv', where)
const NOTHING = '[{},{}]'

test('what is written is read, in this session', () => {
  expect(make().write({ a: ['é', 1] })).toBe(true)
  expect(make().read()).toEqual({ a: ['é', 1] })
  expect(make('session', 'autre').read()).toBeUndefined()
  expect(make('session', '').read()).toBeUndefined()
  expect(new StoredValue(configOf('h'), 'booking', '/autre').read()).toBeUndefined()
})

test('cleared, nothing is left', () => {
  make().write(1)
  make().clear()
  expect(allStored()).toBe(NOTHING)
})

test.each([
  ['session', [0, 1]],
  ['local', [1, 0]],
  ['off', [0, 0]],
] as const)('%s: it is there only, whatever the page has said before', (where, lengths) => {
  make('local').write(1)
  sessionStorage.setItem('plateforme-booking /rdv', 'x')
  expect(make(where).write(2)).toBe(where !== 'off')
  expect([localStorage.length, sessionStorage.length]).toEqual(lengths)
  expect(make(where).read()).toBe(where === 'off' ? undefined : 2)
})

test('an older version’s value, which every visitor of the device would see, goes when it is seen', () => {
  localStorage.setItem('plateforme-booking /rdv', '{"fields":[]}')
  expect(make().read()).toBeUndefined()
  expect(allStored()).toBe(NOTHING)
})

test.each([
  '',
  '{',
  'null',
  '1',
  `${markOf(configOf('h'))}`,
  `${markOf(configOf('h'))}{`,
  '{"__proto__":{"pwned":1}}',
])('what others have written is nothing: %j', (text) => {
  sessionStorage.setItem('plateforme-booking /rdv', text)
  expect(make().read()).toBeUndefined()
})

test('what is too long is neither read nor written, and what was kept stays', () => {
  expect(make().write('x'.repeat(LONGEST))).toBe(false)
  expect(allStored()).toBe(NOTHING)
  make().write(1)
  expect(make().write('x'.repeat(LONGEST))).toBe(false)
  expect(make().read()).toBe(1)
  sessionStorage.setItem('plateforme-booking /rdv', `${markOf(configOf('h'))}"${'x'.repeat(LONGEST)}"`)
  expect(make().read()).toBeUndefined()
})

describe('a storage that is forbidden, or full', () => {
  test('keeps nothing and says so', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, forbidden)
    const kept = make()
    expect([kept.write(1), kept.read(), kept.clear()]).toEqual([false, undefined, undefined])
  })

  test('has no room left', () => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { setItem: full, getItem: () => null, removeItem: () => {} })
    expect(make().write(1)).toBe(false)
  })
})

test.each(['banner', 'booking', 'begun', 'element', 'searches'] as const)(
  '%s: what is kept under it, `forget` finds',
  (kind) => {
    for (const config of [configOf('h'), configOf('h', 'v1.2/~sous_dossier-x')])
      for (const where of ['session', 'local'] as const)
        for (const name of ['', 'x', '/a b-c', 'à la une']) {
          new StoredValue(config, kind, name, where).write(1)
          forget(config, markOf(config))
          expect(allStored()).not.toBe(NOTHING)
          forget(config)
          expect(allStored()).toBe(NOTHING)
        }
  },
)
