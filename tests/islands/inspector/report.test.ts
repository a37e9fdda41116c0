import { beforeEach, expect, test, vi } from 'vitest'
import { problemsOf } from '../../../islands/inspector/problems'
import { makeReport, toMarkdown } from '../../../islands/inspector/report'
import { wordsIn } from '../../../islands/inspector/words'
import { Code } from '../../../src/contracts/errors'
import { integer } from '../../../src/island/attributes'
import { complaints, fakeIsland, find, startOn } from '../../helpers/engine'

beforeEach(() => {
  complaints()
  vi.stubGlobal('IlotsConfig', {
    session: { hash: 'jeton-de-session' },
    identite: { nom: 'Vitréa', telephone: '01 99 00 11 10' },
    analytics: { consent: true, user_email: 'anne@exemple.fr', user_phone: '0199001110' },
  })
})

async function report() {
  const island = fakeIsland('a', { attributes: { size: integer(3) } })
  const engine = await startOn('<p class="a" data-size="grand"></p><input value="tapé">', island)
  engine.report.warn(Code.urlRefused, 'reçu « /x?nom=Anne »', { element: find('input') })
  engine.emit('request', {
    island: 'a',
    method: 'POST',
    url: '/appel?code_postal=31000',
    state: 'failed',
    status: 500,
    milliseconds: 12.4,
  })
  engine.t('Une vitre')
  const { translation } = engine.store.getState()
  engine.store.setState({ translation: { ...translation, state: 'here', langue: 'fr' } })
  const schemas = new Map([['a', { size: integer(3) }]])
  const problems = problemsOf(engine, { findings: [], violations: [] }, wordsIn('fr'))
  return makeReport(engine, { schemas }, problems, [{ name: '$', file: '/vieux.js?v=9', line: 3, count: 2 }])
}

test('says what the page has, and nothing of anybody', async () => {
  const made = await report()
  expect(made).toMatchObject({
    page: '/accueil',
    islands: [
      {
        island: 'a',
        element: 'p.a',
        state: 'mounted',
        attributes: [{ name: 'data-size', value: '3', origin: 'refused', found: 'grand' }],
      },
    ],
    problems: [{ code: 'ILOTS-201' }, { code: 'ILOTS-203', text: 'reçu « /x?nom=… »' }],
    requests: [{ method: 'POST', url: '/appel?code_postal=…', status: 500, milliseconds: 12 }],
    missing: ['Une vitre'],
    legacy: [{ name: '$', file: '/vieux.js?v=…', line: 3, count: 2 }],
  })
  expect(JSON.stringify(made)).not.toMatch(/anne|0199|01 99|jeton|31000|tapé/i)
})

test('is short as text: what is wrong, not what is well', async () => {
  const text = toMarkdown(await report(), wordsIn('fr'))
  expect(text).toContain('1 monté')
  expect(text).toContain('- Erreur ILOTS-201 : data-size refusé')
  expect(text).toContain('- POST /appel?code_postal=… : échoué 500 12')
  expect(text).toContain('- Une vitre')
  expect(text).toContain('- $ · /vieux.js?v=… · 3 · 2')
})
