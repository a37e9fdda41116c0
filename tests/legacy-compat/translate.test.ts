import { beforeEach, expect, test, vi } from 'vitest'
import { translateGlobal } from '../../legacy-compat/translate'
import { complaints, startOn } from '../helpers/engine'

const sent: { url: string; isAsync: boolean; body: string }[] = []
let reply = { status: 200, responseText: '' }

beforeEach(() => {
  sent.length = 0
  reply = {
    status: 200,
    responseText: '{"langue":"fr","traductions":[{"intitule":"Bonjour","valeur":"Salut"}]}',
  }
  vi.stubGlobal('IlotsConfig', { platform: 'plateforme' })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      url = ''
      isAsync = true
      status = 0
      responseText = ''
      open(_: string, url: string, isAsync: boolean) {
        Object.assign(this, { url, isAsync })
      }
      setRequestHeader() {}
      send(body: URLSearchParams) {
        sent.push({ url: this.url, isAsync: this.isAsync, body: String(body) })
        Object.assign(this, reply)
      }
    },
  )
})

test('it answers at once, with one call that the page waits for', async () => {
  const translate = translateGlobal(await startOn(''))
  expect([translate('Bonjour'), translate('Merci'), translate('Bonjour')]).toEqual([
    'Salut',
    'Merci',
    'Salut',
  ])
  expect(sent).toEqual([
    {
      url: '/plateforme/ajax/modules/traductions/traitement.php',
      isAsync: false,
      body: 'action=get_traductions&cible=javascript',
    },
  ])
})

test('a table that another site gives is none', async () => {
  const { errors } = complaints()
  Object.assign(reply, { responseURL: 'https://ailleurs.example/traductions' })
  expect(translateGlobal(await startOn(''))('Bonjour')).toBe('Bonjour')
  expect(errors.join()).toContain('ILOTS-401')
})

test('it makes no call when the table is here', async () => {
  const engine = await startOn('')
  engine.store.setState({ translation: { langue: 'fr', traductions: { Bonjour: 'Coucou' }, state: 'here' } })
  expect(translateGlobal(engine)('Bonjour')).toBe('Coucou')
  expect(sent).toEqual([])
})

test('placeholders take the values of tableau_donnee', async () =>
  expect(translateGlobal(await startOn(''))('{n} vitres', { tableau_donnee: { n: 3 } })).toBe('3 vitres'))

test.each([
  ['an error of the server', { status: 500, responseText: '' }],
  ['an answer that cannot be read', { status: 200, responseText: '<html>' }],
])('%s is reported, leaves French, and is not tried again', async (_, broken) => {
  const { errors } = complaints()
  reply = broken
  const translate = translateGlobal(await startOn(''))
  expect([translate('Bonjour'), translate('Bonjour')]).toEqual(['Bonjour', 'Bonjour'])
  expect(sent).toHaveLength(1)
  expect(errors).toEqual([expect.stringContaining('ILOTS-401')])
})
