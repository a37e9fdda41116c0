import { beforeEach, expect, test, vi } from 'vitest'
import { translateGlobal } from '../../../legacy-compat/translate'
import { makeApi } from '../../../src/engine/api'
import { renderTranslated } from '../../../src/i18n/say'
import { complaints, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'

vi.unmock('../../../islands/translations/mount')

let calls: Received[]
let errors: readonly string[]
beforeEach(() => {
  ;({ errors } = complaints())
  calls = stubServer()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('IlotsConfig', { platform: 'plateforme' })
})

const ADDRESS = '/plateforme/ajax/modules/traductions/traitement.php'
const answer = (texts: Record<string, string>) =>
  JSON.stringify({
    langue: 'fr',
    traductions: Object.entries(texts).map(([intitule, valeur]) => ({ intitule, valeur })),
  })
const bodies = () => calls.map(({ init }) => String(init.body))

async function asked(texts: Record<string, string> = {}) {
  const engine = await startOn('')
  const api = makeApi(engine)
  api.t('Bonjour')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.answer(answer(texts))
  await settled()
  return { engine, api }
}

test('a page where nothing asks makes no call', async () => {
  await startOn('')
  await settled()
  expect(calls).toEqual([])
})

test('the table is asked for once, however often and whoever asks', async () => {
  const { engine, api } = await asked({ Bonjour: 'Salut', Fermer: 'Refermer' })
  api.t('Bonjour')
  engine.t('Fermer')
  await settled()
  expect(calls.map(({ url }) => url)).toEqual([ADDRESS])
  expect(bodies()).toEqual(['action=get_traductions&cible=javascript'])
  expect(api.t('Bonjour')).toBe('Salut')
})

test('a text that nobody has translated yet stays as it is, and is known', async () => {
  const engine = await startOn('')
  engine.t('Bonjour')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.answer('{"langue":"fr","traductions":[{"intitule":"Bonjour","valeur":""}]}')
  await settled()
  expect(engine.t('Bonjour')).toBe('Bonjour')
})

test.each(['[]', '{}', 'null'])('an empty list may be %s', async (empty) => {
  const engine = await startOn('')
  engine.t('Bonjour')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.answer(`{"langue":"fr","traductions":${empty}}`)
  await settled()
  expect(engine.store.getState().translation.state).toBe('here')
  expect(errors).toEqual([])
})

test.each(['<p>connexion</p>', '{"traductions":["Bonjour"]}', 'null'])(
  '%s is a failure that leaves French',
  async (text) => {
    const engine = await startOn('')
    engine.t('Bonjour')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.answer(text)
    await settled()
    expect(engine.store.getState().translation.state).toBe('failed')
    expect(engine.t('Bonjour')).toBe('Bonjour')
    expect(errors).toEqual([expect.stringContaining('ILOTS-404')])
    expect(calls).toHaveLength(1)
  },
)

test('what is on the page is said again when the table arrives, and not once its owner has gone', async () => {
  const engine = await startOn('')
  const said: string[] = []
  const owner = new AbortController()
  renderTranslated(engine, owner.signal, () => said.push(engine.t('Bonjour')))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.answer(answer({ Bonjour: 'Salut' }))
  await settled()
  owner.abort()
  const { translation } = engine.store.getState()
  engine.store.setState({ translation: { ...translation, traductions: {} } })
  expect(said).toEqual(['Bonjour', 'Salut'])
})

test('unknown expressions are learnt in one call, each once', async () => {
  const { api } = await asked({ Bonjour: 'Salut' })
  for (const text of ['Un éclat', 'Un atelier', 'Un éclat', 'Bonjour']) api.t(text)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  const form = new URLSearchParams(bodies()[1])
  expect(form.getAll('expression[]')).toEqual(['Un éclat', 'Un atelier'])
  calls[1]?.answer(answer({ 'Un éclat': 'Un impact' }))
  await settled()
  api.t('Un atelier')
  await settled()
  expect(calls).toHaveLength(2)
  expect(api.t('Un éclat')).toBe('Un impact')
  expect(api.t('Bonjour')).toBe('Salut')
})

test('one expression is learnt with everything that is said of it', async () => {
  const { engine } = await asked()
  calls.length = 0
  translateGlobal(engine)('{n} vitres', {
    tableau_donnee: { n: 2 },
    module: 'devis',
    no_modif: true,
    langue: 'en',
  })
  await vi.waitFor(() => expect(bodies().some((body) => body.includes('vitres'))).toBe(true))
  const form = Object.fromEntries(new URLSearchParams(bodies().find((body) => body.includes('vitres'))))
  expect(form).toEqual({
    action: 'add_traduction',
    cible: 'javascript',
    expression: '{n} vitres',
    langue: 'en',
    tableau_donnee: '{"n":2}',
    module: 'devis',
    no_modif: '1',
    force_learn: '',
  })
})

test('an expression that the table has is learnt only when forced', async () => {
  const { engine } = await asked({ Oui: 'D’accord' })
  const translate = translateGlobal(engine)
  translate('Oui')
  translate('Oui', { force_learn: 1 })
  await vi.waitFor(() => expect(bodies().filter((body) => body.includes('expression=Oui'))).toHaveLength(1))
})

test('texts of the islands are looked up, and never learnt', async () => {
  const { engine } = await asked()
  calls.length = 0
  engine.t('Fermer', {}, { own: 'Close' })
  await settled()
  expect(bodies().filter((body) => body.includes('Fermer'))).toEqual([])
})

test('an expression that every object inherits is a text like any other', async () =>
  expect((await startOn('')).t('constructor')).toBe('constructor'))

test('a site without a table says so, and no call is made', async () => {
  vi.stubGlobal('IlotsConfig', { platform: 'sans', translations: false })
  const engine = await startOn('')
  const call = vi.fn()
  vi.stubGlobal('XMLHttpRequest', call)
  expect(makeApi(engine).t('Bonjour')).toBe('Bonjour')
  expect(translateGlobal(engine)('Bonsoir')).toBe('Bonsoir')
  await engine.translations.want('Bonjour')
  await settled()
  expect(calls.filter(({ url }) => url.startsWith('/sans/'))).toEqual([])
  expect(call).not.toHaveBeenCalled()
})

test.each([404, 405, 410])('a table that is not there (%i) is one quiet warning', async (status) => {
  const warn = vi.spyOn(console, 'warn')
  vi.stubGlobal('IlotsConfig', { platform: `absent-${status}` })
  const engine = await startOn('')
  const heard = vi.fn()
  engine.on('error', heard)
  engine.t('Bonjour')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.answer('', { status })
  await settled()
  engine.t('Bonsoir')
  await settled()
  expect(warn).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/ILOTS-403.*translations: false/),
    expect.anything(),
  )
  expect(errors).toEqual([])
  expect(heard).not.toHaveBeenCalled()
})

test('the table’s address may be the configuration’s', async () => {
  vi.stubGlobal('IlotsConfig', { endpoints: { translations: '/api/textes' } })
  const engine = await startOn('')
  engine.t('Bonjour')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.url).toBe('/api/textes')
})
