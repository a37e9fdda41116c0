/** `Ilots.loading` before its code is here, and without it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installGlobals } from '../../../legacy-compat/always'
import type { LoadingService } from '../../../src/contracts/services/loading'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { gate, settled, startOn } from '../../helpers/engine'

let engine: Engine
let loading: LoadingService
const made = { show: vi.fn(), progress: vi.fn(), hide: vi.fn() }

beforeEach(async () => {
  vi.clearAllMocks()
  engine = await startOn('')
  loading = makeApi(engine).loading
})

describe('while its code is on the way', () => {
  test('calls wait, and keep their order', async () => {
    const code = gate<unknown>()
    vi.spyOn(engine, 'fetchCode').mockReturnValue(code.passed as never)
    const calls: string[] = []
    for (const [name, spy] of Object.entries(made)) spy.mockImplementation(() => void calls.push(name))
    const all = [loading.show({ version: 2 }), loading.progress(1, 3), loading.hide()]
    await settled()
    expect(calls).toEqual([])
    code.open({ create: async () => made })
    await Promise.all(all)
    expect(calls).toEqual(['show', 'progress', 'hide'])
    expect(made.show.mock.calls[0]?.[0]).toEqual({ version: 2 })
    expect(made.progress).toHaveBeenCalledExactlyOnceWith(1, 3)
  })
})

describe('without its code', () => {
  test('nothing rejects', async () => {
    vi.spyOn(engine, 'fetchCode').mockRejectedValue(new Error('hors ligne'))
    const all = [loading.show(), loading.progress(1, 3), loading.hide()]
    expect(await Promise.all(all)).toEqual([undefined, undefined, undefined])
  })

  test('the next show asks for it again', async () => {
    vi.spyOn(engine, 'fetchCode')
      .mockRejectedValueOnce(new Error('hors ligne'))
      .mockResolvedValueOnce({ create: async () => made })
    await loading.show()
    await loading.hide()
    await loading.show()
    expect(made.hide).not.toHaveBeenCalled()
    expect(made.show).toHaveBeenCalledOnce()
  })

  test('hide and progress alone do not ask for it', async () => {
    const chunk = vi.spyOn(engine, 'fetchCode')
    await loading.hide()
    await loading.progress(1, 2)
    expect(chunk).not.toHaveBeenCalled()
  })
})

describe('{product}Loader', () => {
  afterEach(() => {
    for (const name of Object.getOwnPropertyNames(window))
      if (/^acme[A-Z]/.test(name)) Reflect.deleteProperty(window, name)
  })

  test('is the same three functions', () => {
    engine.config.product = 'acme'
    installGlobals(engine)
    const loader = Reflect.get(window, 'acmeLoader') as LoadingService
    expect(Object.keys(loader).sort()).toEqual(['hide', 'progress', 'show'])
    expect(loader).toBe(loading)
  })
})
