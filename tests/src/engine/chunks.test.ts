import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchChunk } from '../../../src/engine/fetch-code'
import { makeReporter } from '../../../src/engine/reporter'
import { codePlace } from '../../../src/island/code-place'
import { complaints, gate, settled } from '../../helpers/engine'
import { alive, watchTimers } from '../../helpers/page'

let said: ReturnType<typeof complaints>
const report = makeReporter(() => {})
const reason = (fetched: Promise<unknown>) =>
  fetched.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeEach(() => {
  said = complaints()
})
afterEach(() => vi.useRealTimers())

test('code that comes is handed over', async () =>
  expect(await fetchChunk('un', async () => ({ a: 1 }), report)).toEqual({ a: 1 }))

test('code that does not come is ILOTS-301, with the cause', async () => {
  const load = async () => {
    throw new TypeError('hors ligne')
  }
  expect(await reason(fetchChunk('deux', load, report))).toMatchObject({ name: 'IlotsError', code: 301 })
  expect(said.errors).toEqual([expect.stringMatching(/^\[ILOTS-301\] deux : .*TypeError: hors ligne/)])
})

test('code that takes ten seconds has not come', async () => {
  vi.useFakeTimers()
  const fetched = reason(fetchChunk('trois', () => new Promise(() => {}), report))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await fetched).toMatchObject({ code: 301 })
})

test('one chunk that fails twice is reported once', async () => {
  const load = () => Promise.reject(new TypeError('hors ligne'))
  await reason(fetchChunk('quatre', load, report))
  await reason(fetchChunk('quatre', load, report))
  expect(said.errors).toHaveLength(1)
})

test('code that is here leaves no timer', async () => {
  watchTimers()
  await fetchChunk('cinq', async () => ({}), report)
  expect(alive().timers).toBe(0)
})

test('what only fetches ahead is missed by nobody: its failure is no error of the page', async () => {
  const load = () => Promise.reject(new TypeError('hors ligne'))
  expect(await reason(fetchChunk('warm-up', load, report))).toMatchObject({ code: 301 })
  expect(said.errors).toEqual([])
})

test('an island whose name only begins as that service is missed', async () => {
  const load = () => Promise.reject(new TypeError('hors ligne'))
  await reason(fetchChunk('warm-welcome', load, report))
  expect(said.errors).toHaveLength(1)
})

test('code that is here is there at once for who asks next; what has failed is asked for again', async () => {
  const load = vi.fn(async () => ({ a: 1 }))
  load.mockRejectedValueOnce(new TypeError('hors ligne'))
  await reason(fetchChunk('six', load, report))
  await fetchChunk('six', load, report)
  let isHere = false
  void fetchChunk('six', load, report).then(() => {
    isHere = true
  })
  await Promise.resolve()
  expect(isHere).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
})

test('code that has failed is asked for at another address each time, plain the first time', async () => {
  const load = vi.fn((_again: string) => Promise.reject(new TypeError('hors ligne')))
  for (let time = 0; time < 3; time++) await reason(fetchChunk('sept', load, report))
  const asked = load.mock.calls.map(([again]) => again)
  expect([asked[0], new Set(asked).size]).toEqual(['', 3])
})

describe('where the folder of the code is not certain', () => {
  beforeEach(() => Object.assign(codePlace, { folder: '/cache/', isSure: false, isReported: false }))
  afterEach(() => {
    Object.assign(codePlace, { folder: '', isSure: true, isReported: false })
    delete codePlace.decided
  })
  const lost = async () => {
    throw new TypeError('404')
  }

  test('it is one error of the page that no code comes, and callers are told as ever', async () => {
    expect(await reason(fetchChunk('a', lost, report))).toMatchObject({ code: 301 })
    expect(await reason(fetchChunk('b', async () => lost(), report))).toMatchObject({ code: 301 })
    expect(said.errors).toEqual([
      expect.stringMatching(/^\[ILOTS-107\] .*« \/cache\/ » \(TypeError: 404\).*donnez base/),
    ])
  })

  test('an English page is told in English: the table of sentences cannot be had either', async () => {
    await reason(fetchChunk('english', lost, report, 'en-GB'))
    expect(said.errors).toEqual([
      expect.stringMatching(/^\[ILOTS-107\] folder of .* tried “\/cache\/” \(TypeError: 404\).*give base/),
    ])
  })

  test('what only fetches ahead finds it out, too', async () => {
    await reason(fetchChunk('warm-up', async () => lost(), report))
    expect(said.errors).toEqual([expect.stringContaining('ILOTS-107')])
  })

  test('it is certain once some has come: another that does not is missed by itself', async () => {
    await fetchChunk('c', async () => ({}), report)
    await reason(fetchChunk('d', async () => lost(), report))
    expect(said.errors).toEqual([expect.stringContaining('[ILOTS-301] d')])
  })

  test('nothing is asked for where no address is known', async () => {
    codePlace.folder = undefined
    const load = vi.fn(async () => ({}))
    expect(await reason(fetchChunk('e', load, report))).toMatchObject({ code: 301 })
    expect(load).not.toHaveBeenCalled()
    expect(said.errors).toEqual([expect.stringContaining('aucune adresse')])
  })

  test('the configuration is read first', async () => {
    const { passed, open } = gate()
    codePlace.decided = passed
    const load = vi.fn(async () => ({ a: 1 }))
    const fetched = fetchChunk('f', load, report)
    await settled()
    expect(load).not.toHaveBeenCalled()
    open()
    expect(await fetched).toEqual({ a: 1 })
  })
})
