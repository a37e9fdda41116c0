import { describe, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import { integer } from '../../../src/island/attributes'
import { complaints, fakeIsland, startOn } from '../../helpers/engine'

describe('inspect', () => {
  test('is JSON of every island, with its attributes and warnings', async () => {
    complaints()
    const island = fakeIsland('a', { attributes: { size: integer(3) } })
    const ilots = makeApi(await startOn('<p id="x" class="a" data-size="grand"></p>', island))
    const inspection = ilots.inspect()
    expect(JSON.parse(JSON.stringify(inspection))).toMatchObject({
      version: ilots.version,
      islands: [
        {
          island: 'a',
          element: 'p#x.a',
          state: 'mounted',
          when: 'now',
          attributes: { size: 3 },
          warnings: [expect.stringContaining('data-size refusé : reçu « grand »')],
        },
      ],
      errors: [{ code: 'ILOTS-201', island: 'a' }],
      warnings: [],
      requests: [],
      legacy: [],
      translations: { langue: 'fr' },
    })
    expect(inspection.islands[0]?.milliseconds).toEqual(expect.any(Number))
  })

  test('is a copy: nothing in it changes afterwards', async () => {
    const engine = await startOn('', fakeIsland('a'))
    const inspection = makeApi(engine).inspect()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    engine.report.warn(203, 'x')
    expect(inspection.warnings).toEqual([])
  })

  test('holds no visitor’s e-mail nor telephone, and no session', async () => {
    const analytics = { consent: true, user_email: 'anne@example.org', user_phone: '0199001110' }
    vi.stubGlobal('IlotsConfig', { analytics, identite: { nom: 'Vitréa' }, session: { hash: 'jeton' } })
    const ilots = makeApi(await startOn(''))
    const json = JSON.stringify(ilots.inspect())
    expect(json).not.toMatch(/anne|0199001110|user_|jeton/)
    expect(json).toContain('Vitréa')
    expect(ilots.config.analytics.user_email).toBe('anne@example.org')
  })

  test('shows the store, without what an overlay was opened with: it may not be JSON', async () => {
    const engine = await startOn('')
    const element = Object.assign(document.createElement('p'), { self: {} })
    element.self = element
    const parameters = { contenu: element }
    const opened = { id: 1, island: 'modal', kind: 'dialog', title: 'Devis', url: '', parameters } as const
    engine.store.setState({ modal: { open: true, stack: [opened as never] } })
    const { parameters: _, ...shown } = opened
    expect(makeApi(engine).inspect().store).toMatchObject({
      modal: { open: true, stack: [shown] },
      menu: { open: false },
      translation: { state: 'none' },
    })
    expect(JSON.stringify(makeApi(engine).inspect())).not.toContain('parameters')
  })

  test('lists the files of code that are here, and whether each has run', async () => {
    const entry = (name: string) => ({ name: `https://vitrea.example/assets/${name}`, encodedBodySize: 980 })
    const names = ['ilots.js', 'p/abcde.js', 'site.css']
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(names.map(entry) as never)
    const { fetched } = makeApi(await startOn('')).inspect()
    expect(fetched).toEqual([{ file: 'p/abcde.js', bytes: 980, used: false }])
  })

  test('works on a configuration that holds functions', async () => {
    vi.stubGlobal('IlotsConfig', { loader: { done: () => {} } })
    const ilots = makeApi(await startOn(''))
    expect(() => ilots.inspect()).not.toThrow()
  })
})
