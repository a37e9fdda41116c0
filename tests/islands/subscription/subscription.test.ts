/** The question before a subscription is sent (§8.5). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { form } from '../../../islands/form'
import { subscription } from '../../../islands/subscription'
import type { Island } from '../../../src/contracts/island'
import type { LateText, ModalService } from '../../../src/contracts/services/modal'
import { resolveText } from '../../../src/i18n/say'
import { complaints, find, gate, settled, startOn } from '../../helpers/engine'
import { openForm, sent, submit, type } from '../../helpers/forms'
import { stubServer } from '../../helpers/server'

const confirm = vi.fn<ModalService['confirm']>()
beforeAll(() => Promise.all([form.load(), subscription.load()]))
beforeEach(() => {
  complaints()
  confirm.mockReset().mockResolvedValue(true)
})

async function openLetter(html: string, ...islands: Island[]) {
  const engine = await openForm(html, ...islands)
  Object.assign(engine, { modal: { ...engine.modal, preload: async () => {}, confirm } })
  return engine
}
const FORM =
  '<form data-ilot="subscription"><input name="courriel"><button name="envoi">S’inscrire</button></form>'

test('asks with the specification’s texts, and goes on with Yes', async () => {
  await openLetter(FORM, subscription)
  const button = find('button')
  expect(await submit(button)).toBe(true)
  const [text, options] = confirm.mock.calls[0] ?? []
  expect([resolveText(options?.titre ?? ''), resolveText(text as LateText)]).toEqual([
    'CONFIRMATION',
    'Êtes-vous sûr de vouloir vous inscrire ?',
  ])
  expect(sent.map(({ submitter }) => submitter)).toEqual([button])
})

test('stays with No, and asks again the next time', async () => {
  confirm.mockResolvedValue(false)
  await openLetter(FORM, subscription)
  await submit()
  expect(sent).toEqual([])
  expect(find('form').hasAttribute('aria-busy')).toBe(false)
  await submit()
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('asks once while the question is open', async () => {
  const answer = gate<boolean>()
  confirm.mockReturnValue(answer.passed)
  await openLetter(FORM, subscription)
  await submit()
  await submit()
  expect(confirm).toHaveBeenCalledTimes(1)
  answer.open(true)
  await settled()
  expect(sent).toHaveLength(1)
})

test('in a dialog of the page the browser itself asks', async () => {
  const own = vi.fn(() => false)
  vi.stubGlobal('confirm', own)
  const engine = await openLetter(FORM, subscription)
  engine.store.setState({ modal: { open: true, stack: [] } })
  await submit()
  expect(own).toHaveBeenCalledExactlyOnceWith('Êtes-vous sûr de vouloir vous inscrire ?')
  expect([confirm.mock.calls, sent]).toEqual([[], []])
})

test.each([
  ['form first', [form, subscription]],
  ['subscription first', [subscription, form]],
])('comes after the checks and before the server (%s)', async (_, islands) => {
  const calls = stubServer()
  await openLetter(
    '<form data-ilot="form subscription" data-verify><input name="courriel" required></form>',
    ...islands,
  )
  await submit()
  expect([confirm.mock.calls.length, calls.length]).toEqual([0, 0])
  type('input', 'a@b.fr')
  await submit()
  expect(confirm).toHaveBeenCalledTimes(1)
  // What asks the server is code of its own.
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.answer('')
  await settled()
  expect(sent).toHaveLength(1)
})

test('the question is fetched at once when a field has the focus already', async () => {
  const code = gate()
  const island = { ...subscription, load: () => code.passed.then(() => subscription.load()) }
  const engine = await startOn(FORM, { ...island, when: { on: 'interaction' } })
  const preload = vi.fn(async () => {})
  Object.assign(engine, { modal: { ...engine.modal, preload } })
  find('input').focus()
  find('form').dispatchEvent(new Event('pointerover', { bubbles: true }))
  code.open()
  await settled()
  expect(preload).toHaveBeenCalledOnce()
})

test('a form that leaves while the question is open is not sent', async () => {
  const answer = gate<boolean>()
  confirm.mockReturnValue(answer.passed)
  await openLetter(FORM, subscription)
  await submit()
  find('form').remove()
  await settled()
  answer.open(true)
  await settled()
  expect(sent).toEqual([])
})

test('on anything but a form it is a console error', async () => {
  const { errors } = complaints()
  await openLetter('<div data-ilot="subscription"></div>', subscription)
  expect(errors).toEqual([expect.stringContaining('attendu un élément form, trouvé div')])
})
