import { afterEach, expect, test } from 'vitest'
import { define } from '../../legacy-compat/globals'
import { complaints, startOn } from '../helpers/engine'

const get = () => Reflect.get(window, 'acmeTest') as unknown
afterEach(() => Reflect.deleteProperty(window, 'acmeTest'))

test('a global that the page has not is defined', async () => {
  define(await startOn(''), 'acmeTest', 1)
  expect(get()).toBe(1)
})

test.each([
  ['a function', () => {}],
  ['undefined', undefined],
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

test('the page may replace it later, as old scripts do', async () => {
  define(await startOn(''), 'acmeTest', 1)
  Reflect.set(window, 'acmeTest', 2)
  expect(get()).toBe(2)
})

test('it is not listed among the page’s own globals', async () => {
  define(await startOn(''), 'acmeTest', 1)
  expect(Object.keys(window)).not.toContain('acmeTest')
})
