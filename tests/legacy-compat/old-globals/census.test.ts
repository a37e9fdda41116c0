import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anchorOf, families, replacementOf } from '../../../legacy-compat/replacements'
import { makeApi } from '../../../src/engine/api'
import { complaints, settled } from '../../helpers/engine'
import { addressedStacks, forgetOld, old, startOld } from '../../helpers/old-globals'

const use = () => old.MM_findObj('x')
beforeEach(addressedStacks)
afterEach(forgetOld)

describe('inspect().legacy', () => {
  test('has each use with its place and count, and its replacement once that is here', async () => {
    const ilots = makeApi(await startOld(''))
    use()
    use()
    expect(ilots.inspect().legacy).toEqual([
      {
        name: 'MM_findObj',
        file: expect.stringContaining('census.test.ts'),
        line: expect.any(Number),
        column: expect.any(Number),
        count: 2,
      },
    ])
    await vi.waitFor(() =>
      expect(ilots.inspect().legacy[0]).toMatchObject({
        replacement: expect.stringContaining('getElementById'),
        documentation: 'docs/fr/migration.md#MM_findObj',
      }),
    )
  })

  test('fetches nothing where no old global is used', async () => {
    const engine = await startOld('')
    const chunk = vi.spyOn(engine, 'fetchCode')
    makeApi(engine).inspect()
    expect(chunk).not.toHaveBeenCalled()
  })
})

describe('warnings', () => {
  test('are silent unless asked for', async () => {
    const { warnings } = complaints()
    await startOld('')
    use()
    await settled()
    expect(warnings).toEqual([])
  })

  test('come once for each line when the inspector is on, with what replaces it', async () => {
    const { warnings } = complaints()
    vi.stubGlobal('IlotsConfig', { inspector: 'on' })
    await startOld('')
    use()
    use()
    await vi.waitFor(() => expect(warnings).not.toEqual([]))
    old.MM_findObj('y')
    await vi.waitFor(() => expect(warnings).toHaveLength(2))
    await settled()
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toMatch(
      /^\[ILOTS-601\] MM_findObj est un ancien appel \(\S+census\.test\.ts:\d+:\d+\)\. Aujourd'hui : document\.getElementById\(id\).* Voir docs\/fr\/migration\.md#MM_findObj\.$/,
    )
  })

  test('come for the page so far when a script asks, once', async () => {
    const { warnings } = complaints()
    const ilots = makeApi(await startOld(''))
    use()
    await ilots.legacy.warn()
    await ilots.legacy.warn()
    expect(warnings).toHaveLength(1)
  })

  test('are English on an English page, with the place of the guide in English', async () => {
    const { warnings } = complaints()
    vi.stubGlobal('IlotsConfig', { lang: 'en' })
    const ilots = makeApi(await startOld(''))
    use()
    await ilots.legacy.warn()
    expect(warnings).toEqual([
      expect.stringMatching(
        /^\[ILOTS-601\] MM_findObj is an old call \(\S+census\.test\.ts:\d+:\d+\)\. What to use today: docs\/en\/migration\.md#MM_findObj\.$/,
      ),
    ])
  })
})

test('the table has a line for each use, most used first, with tabs', async () => {
  const ilots = makeApi(await startOld(''))
  old.setCookie('a', 'b')
  for (let round = 0; round < 2; round += 1) use()
  const [heading, ...lines] = (await ilots.legacy.table())?.split('\n').map((line) => line.split('\t')) ?? []
  expect(heading?.slice(0, 5)).toEqual(['nom', 'emplois', 'fichier', 'ligne', 'colonne'])
  expect(lines.map(([name, count]) => [name, count])).toEqual([
    ['MM_findObj', '2'],
    ['setCookie', '1'],
  ])
  expect(lines.every((line) => line.length === 7)).toBe(true)
})

describe('replacements', () => {
  const names = families.flatMap((family) => Object.keys(family.names))

  test('each name is in one family, with an anchor of its own', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(names.map(anchorOf)).size).toBe(names.length)
  })

  test('every old global of the page has one', async () => {
    const engine = await startOld('')
    const globals = Object.getOwnPropertyNames(window).filter((name) =>
      /^(MM_|AC_FL|UFO|embedPlugin|[gs]etCookie|deleteCookie|getXMLHttp)/.test(name),
    )
    expect(globals).toHaveLength(15)
    expect(globals.filter((name) => !replacementOf(name))).toEqual([])
    expect(engine.legacy.size).toBe(0)
  })

  test('a name that objects inherit has none', () => expect(replacementOf('constructor')).toBeUndefined())
})
