import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { searchPlaceholder } from '../../../islands/search-placeholder'
import { frames } from '../../../islands/search-placeholder/mount'
import { makeApi } from '../../../src/engine/api'
import { complaints, find, startOn } from '../../helpers/engine'

const now = { ...searchPlaceholder, when: { on: 'now' as const } }
const field = () => find<HTMLInputElement>('input')

beforeAll(() => searchPlaceholder.load())
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function start(texts: unknown, value = '') {
  const started = startOn(
    `<form data-ilot="mini-search" data-placeholders='${JSON.stringify(texts)}'><input type="search" value="${value}" placeholder="Chercher"></form>`,
    now,
  )
  await vi.advanceTimersByTimeAsync(0)
  return started
}
const after = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return field().placeholder
}
const type = (value: string) => {
  field().value = value
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

test('50 ms a letter typed, 700 ms of pause, 25 ms a letter deleted, then the next text', () => {
  const film = frames(['abc', 'é'])
  const seen = Array.from({ length: 9 }, () => film.next().value)
  expect(seen).toEqual([
    { text: 'a', delay: 50 },
    { text: 'ab', delay: 50 },
    { text: 'abc', delay: 700 },
    { text: 'ab', delay: 25 },
    { text: 'a', delay: 25 },
    { text: '', delay: 50 },
    { text: 'é', delay: 700 },
    { text: '', delay: 50 },
    { text: 'a', delay: 50 },
  ])
})

test('a letter of several code points comes as one', () => {
  expect(frames(['👨‍👩‍👧!']).next().value).toEqual({ text: '👨‍👩‍👧', delay: 50 })
})

test('the placeholder is typed and deleted, and is the server’s again when it goes', async () => {
  const engine = await start(['pare', 'vitre'])
  expect(field().placeholder).toBe('p')
  expect(await after(150)).toBe('pare')
  expect(await after(699)).toBe('pare')
  expect(await after(1)).toBe('par')
  expect(await after(75)).toBe('')
  expect(await after(50)).toBe('v')
  makeApi(engine).unmount(document)
  expect(field().placeholder).toBe('Chercher')
  expect(vi.getTimerCount()).toBe(0)
})

test('it stands still behind a text, and goes on once that is gone', async () => {
  await start(['pare'])
  type('bris')
  const before = await after(50)
  expect(await after(5000)).toBe(before)
  expect(vi.getTimerCount()).toBe(0)
  type('')
  expect(field().placeholder).not.toBe(before)
})

test('under reduced motion the first text stands there', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: /reduce/.test(media), media }) as MediaQueryList,
  )
  await start(['pare', 'vitre'])
  expect(field().placeholder).toBe('pare')
  expect(await after(5000)).toBe('pare')
})

test('what is no text is left out with a warning, the others are shown', async () => {
  const said = complaints()
  await start(['pare', 3])
  expect(field().placeholder).toBe('p')
  expect(said.errors).toEqual([])
  expect(said.warnings).toEqual([
    expect.stringMatching(
      /ILOTS-201\] search-placeholder.*data-placeholders\[1\] refusé : reçu « 3 », attendu un texte/,
    ),
  ])
})

test.each([[[3]], ['pare'], [{ a: 1 }], [['']]])(
  '%j is refused, and the page’s own text stays',
  async (texts) => {
    const said = complaints()
    await start(texts)
    expect(said.errors.join()).toMatch(/ILOTS-201/)
    expect(field().placeholder).toBe('Chercher')
  },
)

test('it goes on once a reset has emptied the field', async () => {
  await start(['pare'])
  type('x')
  await after(5_000)
  find<HTMLFormElement>('form').reset()
  const { placeholder } = field()
  expect(await after(60)).not.toBe(placeholder)
})
