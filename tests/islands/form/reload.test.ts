/** The form that the server sends again, with what was typed (§7.15). */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { form } from '../../../islands/form'
import { complaints, find, settled } from '../../helpers/engine'
import { hearFormData, openForm, type } from '../../helpers/forms'
import { type Received, stubServer } from '../../helpers/server'

let calls: Received[]
beforeAll(async () => {
  await Promise.all([form.load(), import('../../../islands/form/reload')])
})
beforeEach(() => {
  complaints()
  calls = stubServer()
})
afterEach(async () => {
  for (const call of calls) call.answer('<p>Fin</p>')
  await settled()
})

const fields = (make: string, more = '') =>
  `<select name="marque" data-reload><option value="">Choisissez</option><option${make === 'Renault' ? ' selected' : ''}>Renault</option><option${make === 'Peugeot' ? ' selected' : ''}>Peugeot</option></select>
<textarea name="message"></textarea><input name="nom"><input type="checkbox" name="accord" value="1"><input name="prix" value="0" ${more}>`
const page = (make = '', more = '') => `<form data-ilot="form" id="vehicule">${fields(make, more)}</form>`

async function answer(text: string, init?: ResponseInit) {
  calls.at(-1)?.answer(text, init)
  await settled()
}
const value = (name: string) => find<HTMLInputElement>(`[name=${name}]`).value

test('the call is that of §7.15, and the form is busy', async () => {
  await openForm(page(), form)
  type('select', 'Renault')
  await settled()
  expect(calls.map(({ url, init }) => [init.method, url, String(init.body)])).toEqual([
    ['POST', '/plateforme/ajax/modules/formulaire/recharge.php', 'marque=Renault&message=&nom=&prix=0'],
  ])
  expect(find('form').getAttribute('aria-busy')).toBe('true')
})

describe('the form of the answer', () => {
  beforeEach(async () => {
    await openForm(page(), form)
    type('[name=message]', 'Un éclat')
    find<HTMLInputElement>('[name=accord]').checked = true
    type('select', 'Renault')
    await settled()
  })

  test('takes its place, and has its own island at once', async () => {
    const before = find('form')
    await answer(page('Renault'))
    expect(find('form')).not.toBe(before)
    expect(find('form').dataset.ilotMounted).toBe('form')
  })

  test('keeps what was typed, where the server did not give it back', async () => {
    await answer(page('Renault'))
    expect([value('marque'), value('message')]).toEqual(['Renault', 'Un éclat'])
    expect(find<HTMLInputElement>('[name=accord]').checked).toBe(true)
  })

  test('keeps what was typed meanwhile', async () => {
    type('[name=nom]', 'Camille')
    await answer(page('Renault').replace('<input name="nom">', '<input name="nom" value="Anonyme">'))
    expect(value('nom')).toBe('Camille')
  })

  test('has what the server has changed', async () => {
    await answer(page('Renault').replace('value="0"', 'value="120"'))
    expect(value('prix')).toBe('120')
  })

  test('keeps focus and caret', async () => {
    const message = find<HTMLTextAreaElement>('textarea')
    message.focus()
    message.setSelectionRange(3, 3)
    await answer(page('Renault'))
    expect(document.activeElement).toBe(find('textarea'))
    expect(find<HTMLTextAreaElement>('textarea').selectionStart).toBe(3)
  })

  test('may be its content alone', async () => {
    const before = find('form')
    await answer(fields('Renault'))
    expect(find('form')).toBe(before)
    expect([value('marque'), value('message')]).toEqual(['Renault', 'Un éclat'])
    expect(before.hasAttribute('aria-busy')).toBe(false)
  })
})

test('what a widget sends is what is carried', async () => {
  hearFormData()
  await openForm(
    '<form data-ilot="form"><input name="jour" value="12/05/2026"><input name="x" data-reload></form>',
    form,
  )
  find('form').addEventListener('formdata', ({ formData }) => formData.set('jour', '2026-05-12'))
  type('[name=x]', '1')
  await settled()
  await answer('<form data-ilot="form"><input name="jour"><input name="x" data-reload></form>')
  expect([value('jour'), value('x')]).toEqual(['2026-05-12', '1'])
})

test('the newest change wins', async () => {
  await openForm(page(), form)
  type('select', 'Renault')
  await settled()
  type('select', 'Peugeot')
  await settled()
  calls[0]?.answer(page('Renault'))
  await answer(page('Peugeot'))
  expect(value('marque')).toBe('Peugeot')
})

test.each([
  ['500', () => answer('', { status: 500 })],
  ['nothing', () => answer('')],
  ['a login page', () => answer('<!doctype html><html><form></form></html>')],
])('a failure (%s) keeps the form, says so, and can be tried again', async (_, fail) => {
  await openForm(page(), form)
  type('[name=message]', 'Un éclat')
  type('select', 'Renault')
  await settled()
  await fail()
  expect(find('[role=alert]').textContent).toContain('n’a pas pu être mis à jour')
  expect([value('marque'), value('message')]).toEqual(['Renault', 'Un éclat'])
  find('[role=alert] button').click()
  await settled()
  await answer(page('Renault'))
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(value('message')).toBe('Un éclat')
})

test('a field with data-reload="false" changes nothing', async () => {
  await openForm(page('', 'data-reload="false"'), form)
  type('[name=prix]', '4')
  await settled()
  expect(calls).toEqual([])
})
