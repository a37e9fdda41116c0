import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import { forget, markOf } from '../../../src/storage/forget'
import { startOn } from '../../helpers/engine'
import { allStored, configOf, forbidden } from '../../helpers/storage'

const NAMES = [
  'plateforme-booking /rdv',
  'plateforme-begun /rdv',
  'plateforme-element edit /offres/8 8',
  'plateforme-searches recent',
  'plateforme-banner a',
]
const MENU = ['datas', 'key', 'expire'].flatMap((name) => [
  `plateforme-mobile-menu-${name}`,
  `plateforme-mobile-menu-pied-${name}`,
])
const OTHERS = [
  'panier',
  'plateforme-panier',
  'plateforme',
  'x-plateforme-booking /rdv',
  'autre-booking /rdv',
]

/** Both storages hold all of it, as this session writes it, and things of the page's own. */
function fill(hash: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of NAMES) storage.setItem(name, `${markOf(configOf(hash))}1`)
    for (const name of MENU) storage.setItem(name, name.endsWith('-key') ? hash : '[]')
    for (const name of OTHERS) storage.setItem(name, '1')
  }
}
const left = () => [localStorage, sessionStorage].map((storage) => Object.keys(storage).sort())
const ONLY_OTHERS = [[...OTHERS].sort(), [...OTHERS].sort()]
const ALL = [...NAMES, ...MENU, ...OTHERS].sort()

test('Ilots.forget() clears all that is ours in both storages, and nothing else, without any island', async () => {
  const ilots = makeApi(await startOn(''))
  Object.assign(ilots.config, configOf('h'))
  fill('h')
  ilots.forget()
  expect(left()).toEqual(ONLY_OTHERS)
})

describe('a page that starts', () => {
  /** Its configuration stands in the page. */
  const open = async (hash: string) => {
    window.IlotsConfig = { platform: 'plateforme', session: { hash } }
    await startOn('')
    delete window.IlotsConfig
  }

  test('in the same session leaves all as it is', async () => {
    fill('anne')
    await open('anne')
    expect(left()).toEqual([ALL, ALL])
  })

  test.each([
    ['anne', 'bob'],
    ['anne', ''],
    ['', 'anne'],
  ])('after a session of "%s" in one of "%s" clears it', async (before, now) => {
    fill(before)
    await open(now)
    expect(left()).toEqual(ONLY_OTHERS)
  })

  test('without a session, as before, leaves all as it is', async () => {
    fill('')
    await open('')
    expect(left()).toEqual([ALL, ALL])
  })

  test.each(['', '{', '{"day":"x"}', '["pare-brise"]', 'undefined', '1', '\u0000', 'x'.repeat(100_000)])(
    'clears what has no mark, an older version’s or anybody’s: %.20j',
    async (text) => {
      for (const storage of [localStorage, sessionStorage])
        for (const name of NAMES) storage.setItem(name, text)
      await open('')
      expect(allStored()).toBe('[{},{}]')
    },
  )

  test('where the browser forbids storage starts, and forgets without a word', async () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, forbidden)
    await open('anne')
    expect(() => forget(configOf())).not.toThrow()
  })

  test('where it forbids one only, clears the other', async () => {
    fill('anne')
    vi.stubGlobal('sessionStorage', forbidden)
    await open('bob')
    expect(Object.keys(localStorage).sort()).toEqual(ONLY_OTHERS[0])
  })
})

describe('the mark of a session', () => {
  let marks: Set<string>
  beforeEach(() => {
    marks = new Set()
  })

  test('tells sessions apart, also those that differ by little, or at one end', () => {
    const hashes = ['', 'a', 'b', 'aa', 'ab', 'ba', '0', '00', `${'f'.repeat(63)}0`, `${'f'.repeat(63)}1`]
    for (let count = 0; count < 5000; count += 1) hashes.push(`${count}-2025-01-01`, `session-${count}`)
    for (const hash of hashes) marks.add(markOf(configOf(hash)))
    expect(marks.size).toBe(hashes.length)
  })

  test('does not hold the hash', () => {
    expect(markOf(configOf('0123456789abcdef'))).toMatch(/^\d{1,9}:$/)
  })
})
