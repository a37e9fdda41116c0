/** What the console says of a page is in the page's language, under every code (contract §2). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, sentence } from '../../../src/base/errors'
import { Code } from '../../../src/contracts/errors'
import { type Engine, makeEngine } from '../../../src/engine/engine'
import { register } from '../../../src/engine/register'
import { services } from '../../../src/registry-entries'
import { complaints, fakeIsland, settled, startOn } from '../../helpers/engine'

vi.unmock('../../../islands/translations/mount')

const CODES = Object.values(Code).filter((code): code is Code => typeof code === 'number')

let said: ReturnType<typeof complaints>
beforeEach(() => {
  said = complaints()
})
afterEach(() => {
  document.documentElement.lang = 'fr'
})

const pageIn = async (
  lang: string,
  html = '',
  ...islands: Parameters<typeof fakeIsland>[]
): Promise<Engine> => {
  document.documentElement.lang = lang
  const engine = await startOn(html, ...islands.map((each) => fakeIsland(...each)))
  await settled()
  return engine
}
const attribute = refusal('data-x', '1', 'un texte')

describe('on an English page', () => {
  test.each(CODES)('ILOTS-%i is English', async (code) => {
    const { report } = await pageIn('en-GB')
    report.error(code, attribute)
    report.warn(code, attribute)
    await vi.waitFor(() => expect(said.warnings).toHaveLength(1))
    const line = `[ILOTS-${code}] data-x refused: found "1", expected a text.`
    expect(said).toEqual({ errors: [line], warnings: [line] })
    expect([report.errors[0]?.message, report.warnings[0]?.message]).toEqual(
      [line, line].map((each) => each.slice(12)),
    )
  })

  test('an attribute, a definition and code that does not come are said in English', async () => {
    const before = () => Promise.reject(new Error('offline'))
    const engine = await pageIn('en', '<p class="a"></p>', ['a', { before }])
    engine.report.error(Code.attributeRefused, attribute, { island: 'b' })
    await register(engine, { name: 'Non', marker: '.b', mount() {} })
    await vi.waitFor(() => expect(said.errors).toHaveLength(3))
    expect(said.errors).toEqual([
      '[ILOTS-301] a : code not loaded: address, network, CSP, crossorigin? (Error: offline).',
      '[ILOTS-201] b : data-x refused: found "1", expected a text.',
      '[ILOTS-208] Non : name refused: found "Non", expected a name in small letters and hyphens, such as word-count.',
    ])
  })

  test('lines keep their order', async () => {
    const { report } = await pageIn('en')
    report.error(Code.network, sentence`le serveur a répondu ${500}`)
    report.error(Code.network, sentence`le serveur a répondu ${501}`)
    await vi.waitFor(() => expect(said.errors).toHaveLength(2))
    report.error(Code.network, sentence`le serveur a répondu ${502}`)
    await vi.waitFor(() => expect(said.errors).toHaveLength(3))
    expect(said.errors).toEqual([500, 501, 502].map((status) => `[ILOTS-401] the server answered ${status}`))
  })

  test('what the specification words stays as it is', async () => {
    const { report } = await pageIn('en')
    report.error(Code.modalAlreadyOpen, 'acme : Attention', { verbatim: true })
    await vi.waitFor(() => expect(said.errors).toHaveLength(1))
    expect(said.errors).toEqual(['acme : Attention'])
  })

  test('what is wrong with the configuration is English, also where the configuration says the language', async () => {
    vi.stubGlobal('IlotsConfig', { lang: 'en', translations: 'no' })
    makeEngine([], services, null)
    await vi.waitFor(() => expect(said.errors).toHaveLength(1))
    expect(said.errors).toEqual([
      '[ILOTS-101] configuration translations (IlotsConfig) refused: found "no", expected true or false.',
    ])
  })

  test('French is better than nothing where the English cannot be had', async () => {
    document.documentElement.lang = 'en'
    const lost = services.map((service) =>
      service.name === 'translations'
        ? { ...service, load: () => Promise.reject(new Error('offline')) }
        : service,
    )
    const { report, ready } = makeEngine([], lost, null)
    await ready
    report.error(Code.attributeRefused, attribute)
    await vi.waitFor(() =>
      expect(said.errors).toContain('[ILOTS-201] data-x refusé : reçu « 1 », attendu un texte.'),
    )
  })
})

test.each(['fr', 'fr-CA', 'de'])('on a page in %s each line is French, and printed at once', async (lang) => {
  const { report } = await pageIn(lang)
  for (const code of CODES) report.error(code, attribute)
  expect(said.errors).toEqual(
    CODES.map((code) => `[ILOTS-${code}] data-x refusé : reçu « 1 », attendu un texte.`),
  )
})
