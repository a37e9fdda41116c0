/** A form behind a button (§4.15). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { form } from '../../../islands/form'
import { formBlock } from '../../../islands/form-block'
import type { ModalService } from '../../../src/contracts/services/modal'
import { complaints, find, gate, settled } from '../../helpers/engine'
import { openForm, sent } from '../../helpers/forms'
import { stubServer } from '../../helpers/server'

const confirm = vi.fn<ModalService['confirm']>()
beforeAll(() => Promise.all([form.load(), formBlock.load(), import('../../../islands/form/verify')]))
beforeEach(() => {
  complaints()
  stubServer()
  confirm.mockReset().mockResolvedValue(true)
})

const FORM = '<form data-ilot="form" data-verify><input type="hidden" name="a"><input name="nom"></form>'
const block = (content: string, more = '') =>
  `<div data-ilot="form-block"${more}><button type="button" data-role="show" hidden>Montrer</button>${content}</div>`

async function openBlock(html: string) {
  const engine = await openForm(html, formBlock, form)
  Object.assign(engine, { modal: { ...engine.modal, confirm } })
}
async function press() {
  find('button').click()
  await settled()
}

test('shows only its button, then the form, focused, which is verified and not sent', async () => {
  const calls = stubServer()
  await openBlock(block(`<div data-role="content">${FORM}</div>`))
  expect([find('button').hidden, find('[data-role=content]').hidden]).toEqual([false, true])
  expect(find('button').getAttribute('aria-expanded')).toBe('false')
  await press()
  expect([find('button').hidden, find('[data-role=content]').hidden]).toEqual([true, false])
  expect(document.activeElement).toBe(find('[name=nom]'))
  expect(calls.map(({ url }) => url)).toEqual([expect.stringContaining('verif_formulaire.php')])
  calls[0]?.answer('')
  await settled()
  expect(sent).toEqual([])
})

test('what its form has folded away stays so: the first field that is seen has the focus', async () => {
  const folded = FORM.replace(
    '<input name="nom">',
    '<details><summary>Plus</summary><input name="plus"></details><input name="nom">',
  )
  await openBlock(block(`<div data-role="content">${folded}</div>`))
  // No layout here: as browsers say it of what a closed details hides.
  find('[name=plus]').checkVisibility = () => false
  await press()
  expect(document.activeElement).toBe(find('[name=nom]'))
  expect(find<HTMLDetailsElement>('details').open).toBe(false)
})

test('asks data-confirm first, once', async () => {
  const answer = gate<boolean>()
  confirm.mockReturnValue(answer.passed)
  await openBlock(block(`<div data-role="content">${FORM}</div>`, ' data-confirm="Vraiment ?"'))
  await press()
  await press()
  expect(confirm.mock.calls.map(([text]) => text)).toEqual(['Vraiment ?'])
  answer.open(false)
  await settled()
  expect(find('[data-role=content]').hidden).toBe(true)
  confirm.mockResolvedValue(true)
  await press()
  expect(find('[data-role=content]').hidden).toBe(false)
})

test('a template gives a copy, and stays', async () => {
  await openBlock(block('<template data-role="content"><form><input name="nom"></form></template>'))
  const before = find('template').outerHTML
  await press()
  expect(find('template').outerHTML).toBe(before)
  expect(find('template').nextElementSibling?.querySelector('input')).toBe(document.activeElement)
})

test('what the server sends back with errors stays shown', async () => {
  await openBlock(block('<div data-role="content"><form><input name="nom" aria-invalid="true"></form></div>'))
  expect(find('[data-role=content]').hidden).toBe(false)
})

test.each([
  ['content', '<div data-ilot="form-block"><button data-role="show">Montrer</button></div>'],
  ['show', '<div data-ilot="form-block"><div data-role="content"></div></div>'],
])('without data-role="%s" it says so, and changes nothing', async (role, html) => {
  const { errors } = complaints()
  await openBlock(html)
  expect(errors).toEqual([expect.stringContaining(`data-role="${role}", aucun trouvé`)])
  expect(find('main').innerHTML).toBe(html)
})
