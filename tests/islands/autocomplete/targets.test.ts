import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mayFill } from '../../../islands/autocomplete/targets'
import { autocomplete } from '../../../src/registry'
import { complaints, find, startOn } from '../../helpers/engine'

const PAGE = `<main id="main"><form id="f"><input id="host"><input id="field"><p id="text">Brest</p><p id="group"><b>Brest</b></p><output id="out"></output></form>
<input id="joined" form="f"><input id="other"><p id="plain">Texte</p><output id="elsewhere"></output><input id="marked" data-autocomplete-target>
<p id="marked-text" data-autocomplete-target>Texte</p><section id="marked-section" data-autocomplete-target><p>Texte</p></section>
<output id="held"><b>1</b></output></main><div data-ilots-content><form id="g"><input id="editors"><input id="of-editors"></form><input id="alone"></div>`
const CONTENT = '[data-ilots-content]'
const may = (host: string, target: string) =>
  mayFill(find<HTMLInputElement>(`#${host}`), find(`#${target}`), { content: CONTENT })

beforeAll(() => autocomplete.load())
beforeEach(() => {
  document.body.innerHTML = PAGE
})

test.each(['field', 'text', 'out', 'joined', 'elsewhere', 'marked', 'marked-text'])(
  'fills in #%s',
  (target) => expect(may('host', target)).toBe(true),
)

test.each(['main', 'f', 'host', 'group', 'other', 'plain', 'marked-section', 'held'])(
  'leaves #%s',
  (target) => expect(may('host', target)).toBe(false),
)

test.each([
  ['a browser that translates', '<font><font>Finistère</font></font>'],
  ['an extension', '<un-badge></un-badge>Finistère'],
])('fills in a text that is in the hands of %s', (_, html) => {
  find('#text').innerHTML = html
  expect(may('host', 'text')).toBe(true)
  find('#text').innerHTML = '<un-prix></un-prix>'
  if (!customElements.get('un-prix')) customElements.define('un-prix', class extends HTMLElement {})
  expect(may('host', 'text')).toBe(false)
})

test('what editors write fills in its own form alone', () => {
  expect(may('editors', 'of-editors')).toBe(true)
  for (const target of ['marked', 'elsewhere', 'field', 'alone']) expect(may('editors', target)).toBe(false)
  expect(may('alone', 'marked')).toBe(false)
})

test('a refused target is reported once, with where and how to mend it, and keeps what it has', async () => {
  const { errors } = complaints()
  const settings = JSON.stringify({ classname: 'a', methode: 'b', cibles: { id: 'main' } })
  document.body.innerHTML = ''
  await startOn(
    `<main><p>Le texte</p><form><input data-ilot="autocomplete" data-autocomplete='${settings}'></form></main>`,
    { ...autocomplete, when: { on: 'now' } },
  )
  const field = find<HTMLInputElement>('input')
  for (const value of ['b', '', 'br', '']) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  expect(errors[0]).toContain(
    'cibles « main » refusé : reçu « main », attendu un champ ou un texte du même formulaire, un output, ou un élément marqué data-autocomplete-target.',
  )
  expect(find('main').textContent).toContain('Le texte')
})
