/** The playground, without a browser: what stands in its address, and which call an answer is for. */
import { expect, test } from 'vitest'
import { type Asked, knownOf, linesOf } from '../../fixtures/site/playground/calls'
import { canBeTried, dataIn } from '../../fixtures/site/playground/data'
import { picture } from '../../fixtures/site/playground/picture'
import { read, type State, written } from '../../fixtures/site/playground/state'
import { references } from '../../scripts/reference/references'

const STATE: State = {
  html: '<p title="a">Été — 🏝️\n</p>',
  answers: new Map([
    ['menu', { status: 200, type: 'application/json', body: '[]' }],
    ['GET /é?x', { status: 503, type: 'text/html', body: '' }],
  ]),
  width: '390',
  scheme: 'dark',
  flavour: 'react',
  language: 'en',
}

test('what is written into an address is read again, as it was', async () => {
  const text = await written(STATE)
  expect(text).toMatch(/^1\.[\w-]+$/)
  expect(await read(`#${text}`)).toEqual(STATE)
})

test('a browser that cannot deflate writes it plainly, and any browser reads that', async () => {
  const { CompressionStream: kept } = globalThis
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  const text = await written(STATE)
  Object.assign(globalThis, { CompressionStream: kept })
  expect(text).toMatch(/^0\.[\w-]+$/)
  expect(await read(text)).toEqual(STATE)
})

test('a page of thirty lines stays below what mail and chat programs take', async () => {
  const html = dataIn('fr').examples.flatMap(({ examples }) => examples)[0]?.html ?? ''
  expect((await written({ ...STATE, html: html.repeat(3) })).length).toBeLessThan(2_000)
})

test('what was cut, written by hand, or grows without end is no state', async () => {
  const text = await written(STATE)
  const bomb = await written({ ...STATE, html: ' '.repeat(2_000_000) })
  for (const wrong of [text.slice(0, -9), '', '#', '1.', '2.abcd', '0.bnVsbA', '0.W10', 'tarifs', bomb])
    expect(await read(wrong), wrong.slice(0, 20)).toBeUndefined()
})

test('of what is odd in a link the first choice is taken', async () => {
  const json = JSON.stringify(['<p>', [['a', 99, 'text/html', 'b'], ['c'], 5], '12', 'pink', 1, null])
  expect(await read(`0.${Buffer.from(json).toString('base64url')}`)).toEqual({
    html: '<p>',
    answers: new Map([['a', { status: 200, type: 'text/html', body: 'b' }]]),
    width: 'full',
    scheme: 'auto',
    flavour: 'preact',
    language: 'fr',
  })
})

const { calls, examples } = dataIn('en')
const PLACES = { platform: 'plateforme', site: 'monsite' }
const asked = (method: string, address: string, fields: Asked['fields'] = [], island = ''): Asked => ({
  method,
  address,
  fields,
  island,
})

test('a call is known by its address, by its fields where several have it, and by who asks where the page gives it', () => {
  const nameOf = (call: Asked) => knownOf(calls, call, PLACES)?.name
  const search = '/plateforme/ajax/modules/search/ajax_search.php'
  expect(nameOf(asked('POST', '/plateforme/ajax/modules/menu/mobile-menu.php'))).toBe('menu')
  expect(nameOf(asked('POST', search, [['action', 'create_popup']]))).toBe('popup')
  expect(
    nameOf(
      asked('POST', search, [
        ['version_search', '2'],
        ['q', 'pare'],
      ]),
    ),
  ).toBe('suggestions')
  expect(
    nameOf(
      asked(
        'POST',
        '/blocs/a',
        [
          ['identload', 'a_refresh1'],
          ['referer', '/'],
        ],
        'content-block',
      ),
    ),
  ).toBe('block')
  expect(nameOf(asked('GET', '/plateforme/ajax/modules/menu/mobile-menu.php'))).toBeUndefined()
  expect(nameOf(asked('GET', '/ailleurs'))).toBeUndefined()
})

test('calls that were made stand above those that may come, and a written answer stays in the list', () => {
  const made = [asked('GET', '/a'), asked('GET', '/a?b=1')]
  const lines = linesOf(calls, made, new Set(['mobile-menu']), ['GET /b'], PLACES)
  expect(lines.map(({ key, made: times }) => [key, times.length])).toEqual([
    ['GET /a', 2],
    ['menu', 0],
    ['GET /b', 0],
  ])
})

test('every island that HTML alone brings to life has its example, and every sample is an answer', () => {
  const names = examples.flatMap((group) => group.examples.map(({ name }) => name))
  for (const { name } of references) expect(names.includes(name), name).toBe(canBeTried(name))
  expect(canBeTried('toast')).toBe(false)
  for (const { html } of examples.flatMap((group) => group.examples)) expect(html).not.toContain('{product}')
  for (const { name, answer } of calls) expect(answer.body.length, name).toBeGreaterThan(0)
})

test('a picture is of its address, whose signs are no markup of it', () => {
  expect(picture('/photos/1.jpg')).toBe(picture('/photos/1.jpg'))
  expect(decodeURIComponent(picture('/"><script>'))).not.toContain('<script>')
})
