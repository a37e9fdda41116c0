// @module-tag own-window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countUse, define } from '../../legacy-compat/globals'
import type { LegacyUse } from '../../src/contracts/services/old-globals'
import { complaints, startOn } from '../helpers/engine'
import { addressedStacks, forgetOld } from '../helpers/old-globals'

const get = () => Reflect.get(window, 'acmeTest') as unknown
afterEach(() => Reflect.deleteProperty(window, 'acmeTest'))

test('a global that the page has not is defined', async () => {
  define(await startOn(''), 'acmeTest', 1)
  expect(get()).toBe(1)
})

test.each([
  ['a function', () => {}],
  ['null', null],
  ['0', 0],
])('a global of the page that is %s is kept, and reported', async (_, mine) => {
  const { warnings } = complaints()
  const engine = await startOn('')
  Reflect.set(window, 'acmeTest', mine)
  define(engine, 'acmeTest', 'ours')
  expect(get()).toBe(mine)
  expect(warnings).toEqual(['[ILOTS-104] window.acmeTest existe déjà : celui de la page est gardé.'])
})

test('a name that another library has given back is free', async () => {
  const { warnings } = complaints()
  Reflect.set(window, 'acmeTest', undefined)
  define(await startOn(''), 'acmeTest', 'ours')
  expect([get(), warnings]).toEqual(['ours', []])
})

test('a variable that waits for its value is kept', async () => {
  const { warnings } = complaints()
  // As `var` declares it.
  Object.defineProperty(window, 'acmeWaits', { value: undefined, writable: true })
  define(await startOn(''), 'acmeWaits', 'ours')
  expect([Reflect.get(window, 'acmeWaits'), warnings]).toEqual([
    undefined,
    ['[ILOTS-104] window.acmeWaits existe déjà : celui de la page est gardé.'],
  ])
})

test('an element that a page has named so is no global of it', async () => {
  const { warnings } = complaints()
  // As in a browser: named elements are properties of an object behind the window.
  const behind = Object.create(Object.getPrototypeOf(window)) as object
  Reflect.set(behind, 'acmeTest', document.createElement('a'))
  const { getPrototypeOf } = Object
  const parent = getPrototypeOf(window) as object
  Object.setPrototypeOf(window, behind)
  define(await startOn(''), 'acmeTest', 'ours')
  expect([get(), warnings]).toEqual(['ours', []])
  Object.setPrototypeOf(window, parent)
})

test('the page may replace it later, as old scripts do, and it is listed as theirs', async () => {
  define(await startOn(''), 'acmeTest', 1)
  Reflect.set(window, 'acmeTest', 2)
  expect(get()).toBe(2)
  expect(Object.keys(window)).toContain('acmeTest')
})

test('it is not listed among the page’s own globals', async () => {
  define(await startOn(''), 'acmeTest', 1)
  expect(Object.keys(window)).not.toContain('acmeTest')
})

describe('the census', () => {
  const uses = (legacy: ReadonlyMap<string, LegacyUse>) => [...legacy.values()]

  beforeEach(addressedStacks)
  afterEach(forgetOld)

  test('counts each line that reads it, by file, line and column', async () => {
    const engine = await startOn('')
    define(engine, 'acmeTest', 1)
    for (let round = 0; round < 3; round += 1) Reflect.get(window, 'acmeTest')
    Reflect.get(window, 'acmeTest')
    expect(uses(engine.legacy)).toMatchObject([
      { name: 'acmeTest', file: expect.stringMatching(/globals\.test\.ts/), count: 3 },
      { name: 'acmeTest', file: expect.stringMatching(/globals\.test\.ts/), count: 1 },
    ])
    for (const { line, column } of uses(engine.legacy)) expect([line > 0, column > 0]).toEqual([true, true])
  })

  test('tells `legacy` listeners of a line once', async () => {
    const engine = await startOn('')
    const listener = vi.fn()
    engine.on('legacy', listener)
    define(engine, 'acmeTest', 1)
    for (let round = 0; round < 3; round += 1) get()
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'acmeTest' }))
  })

  test('does not count the product’s own interface', async () => {
    const engine = await startOn('')
    define(engine, 'acmeTest', 1, false)
    get()
    expect(uses(engine.legacy)).toEqual([])
  })

  test('does not count what the page has put in its place; ours given back counts again', async () => {
    const engine = await startOn('')
    define(engine, 'acmeTest', 'ours')
    Reflect.set(window, 'acmeTest', 'theirs')
    get()
    expect(uses(engine.legacy)).toEqual([])
    Reflect.set(window, 'acmeTest', 'ours')
    expect(get()).toBe('ours')
    expect(uses(engine.legacy)).toMatchObject([{ count: 1 }])
    expect(Object.keys(window)).not.toContain('acmeTest')
  })

  test('looks at few of very many readings, and still counts them all, near enough', async () => {
    const engine = await startOn('')
    define(engine, 'acmeTest', 1)
    const stacks = vi.spyOn(globalThis, 'Error')
    for (let round = 0; round < 10_000; round += 1) get()
    expect(stacks.mock.calls.length).toBeLessThan(1_600)
    stacks.mockRestore()
    const [use] = uses(engine.legacy)
    expect(Math.abs((use?.count ?? 0) - 10_000)).toBeLessThan(20)
  })

  test('a name that is no global can be counted by hand', async () => {
    const engine = await startOn('')
    countUse(engine, 'document.id')
    expect(uses(engine.legacy)).toMatchObject([{ name: 'document.id', count: 1 }])
  })
})
