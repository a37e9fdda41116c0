/** A page in a third language: French texts of ours say that they are French, and nothing else does (WCAG 3.1.2). */
import { beforeEach, expect, test, vi } from 'vitest'
import { markFrench } from '../../../islands/translations/language-of-parts'
import type { Engine } from '../../../src/engine/engine'
import { find, settled, startOn } from '../../helpers/engine'
import { stubServer } from '../../helpers/server'
import { translate as arrive } from '../../helpers/translate'

vi.unmock('../../../islands/translations/mount')

let engine: Engine
const show = async (html: string, ...texts: string[]) => {
  for (const text of texts) engine.t(text)
  find('main').innerHTML = html
  await settled()
  return [...find('main').querySelectorAll('[lang]')].map((element) => element.outerHTML)
}
const isFrench = async (html: string, ...texts: string[]) => (await show(html, ...texts)).length > 0

beforeEach(async () => {
  stubServer()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  engine = await startOn('<main></main>')
  markFrench(engine)
})

test.each([
  ['a text as it was asked for', '<p class="ilots-a">Un essai.</p>', 'Un essai.'],
  ['a text as it is printed', '<p class="ilots-a">L’essai\u00a0: raté\u202f!</p>', "L'essai : raté !"],
  ['a text with its values', '<p class="ilots-a">Image 2 sur 12</p>', 'Image {n} sur {total}'],
  ['a text below an element of ours', '<div class="x ilots-a"><p><b>Un essai</b></p></div>', 'Un essai'],
  ['a part of the server that an island writes', '<p data-role="status">Un essai</p>', 'Un essai'],
  ['what is said while code is fetched', '<span class="ilots-waiting">Chargement…</span>', 'Chargement…'],
  [
    'the name of a button that shows a drawing',
    '<button class="ilots-a" aria-label="Fermer"><svg></svg></button>',
    'Fermer',
  ],
])('%s is French', async (_, html, text) => {
  expect(await isFrench(html)).toBe(false)
  find('main').replaceChildren()
  expect(await isFrench(html, text)).toBe(true)
})

test.each([
  ['what an element of the page says', '<p class="a">Un essai</p>', 'Un essai'],
  ['another text', '<p class="ilots-a">Ein Versuch</p>', 'Un essai'],
  ['a text with something after it', '<p class="ilots-a">Un essai hier</p>', 'Un essai'],
  ['a value alone', '<p class="ilots-a">Berlin : Mitte</p>', '{label} : {value}'],
  ['a sentence about a word in other letters', '<p class="ilots-a">Choisir القاهرة</p>', 'Choisir {name}'],
  [
    'the name of what holds other texts',
    '<nav class="ilots-a" aria-label="Menu"><a>Über uns</a></nav>',
    'Menu',
  ],
  ['the name of a field', '<input class="ilots-a" aria-label="Date">', 'Date'],
  ['what says its language itself', '<p class="ilots-a" lang="it">Menu</p>', 'Menu', 'it'],
])('%s is not', async (...[, html, text, lang]) => {
  const shown = await show(html, text)
  expect(shown.filter((each) => !each.includes(`lang="${lang}"`))).toEqual([])
})

test('a text that is written over is judged again', async () => {
  const [html] = await show('<p class="ilots-a">Un essai</p>', 'Un essai')
  expect(html).toContain('unicode-bidi')
  const shown = find('main p')
  // Of a text node, and of an element.
  ;(shown.firstChild as Text).data = 'Ein Versuch'
  await settled()
  expect(shown.outerHTML).toBe('<p class="ilots-a">Ein Versuch</p>')
  shown.textContent = 'Un essai'
  await settled()
  expect(shown.getAttribute('lang')).toBe('fr')
})

test('a style that was there stays', async () => {
  await show('<p class="ilots-a" style="color: red;">Un essai</p>', 'Un essai')
  find('main p').textContent = 'Ein Versuch'
  await settled()
  expect(find('main p').getAttribute('style')).toBe('color: red;')
})

test('a text that the site translates is in the language of the page', async () => {
  expect(await isFrench('<p class="ilots-a">Un essai</p>', 'Un essai')).toBe(true)
  arrive(engine, { 'Un essai': 'Ein Versuch' })
  expect(await isFrench('<p class="ilots-a">Ein Versuch</p>')).toBe(false)
})

test('what was said before its code came is marked as well', async () => {
  engine = await startOn('<p class="ilots-a">Zu spät</p>')
  engine.t('Zu spät')
  markFrench(engine)
  await vi.waitFor(() => expect(find('p').getAttribute('lang')).toBe('fr'))
})

test.each([
  ['de', true],
  ['ar', true],
  ['fro', true],
  ['fr', false],
  ['fr-CA', false],
  ['en', false],
  ['en-GB', false],
])('a page in %s fetches it: %s', async (lang, isFetched) => {
  vi.stubGlobal('IlotsConfig', { platform: 'plateforme', lang })
  engine = await startOn('<p class="ilots-a"></p>')
  const fetched = vi.spyOn(engine, 'fetchCode')
  const text = `Un essai en ${lang}`
  engine.t(text)
  await settled()
  find('p').textContent = text
  await settled()
  expect(find('p').lang).toBe(isFetched ? 'fr' : '')
  expect(fetched.mock.calls.length > 1).toBe(isFetched)
})
