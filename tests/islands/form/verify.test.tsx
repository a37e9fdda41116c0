/** The server's verification (§5.3, §7.15). */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { form } from '../../../islands/form'
import { complaints, find, settled } from '../../helpers/engine'
import { hearFormData, openForm, sent, submit, type } from '../../helpers/forms'
import { type Received, stubServer } from '../../helpers/server'

let calls: Received[]
beforeAll(async () => {
  await Promise.all([form.load(), import('../../../islands/form/verify')])
})
beforeEach(() => {
  complaints()
  calls = stubServer()
})
// A call in flight is not sent twice, not even from one test to the next.
afterEach(async () => {
  for (const call of calls) call.answer('')
  await settled()
})

const FORM = `<form data-ilot="form" data-verify action="/ici"><input name="nom" value="Camille" required>
<input type="checkbox" name="jours[]" value="lundi" checked><input name="vide" type="file"><button name="envoi" value="1">Envoyer</button></form>`
const ERRORS =
  '<ul class="alert"><li data-field="nom">Ce nom est pris.</li><li data-field="jours">Fermé le lundi.</li><li data-field="ailleurs">Autre chose.</li></ul>'

async function answer(text: string, init?: ResponseInit) {
  calls.at(-1)?.answer(text, init)
  await settled()
}
const alertText = () => find('[data-role=messages] [role=alert]').textContent

test('the call is that of §7.15, with the form’s fields and its button', async () => {
  await openForm(FORM, form)
  expect(await submit(find('button'))).toBe(true)
  expect(calls.map(({ url, init }) => [init.method, url, String(init.body)])).toEqual([
    [
      'POST',
      '/plateforme/ajax/modules/formulaire/verif_formulaire.php',
      'nom=Camille&jours%5B%5D=lundi&envoi=1',
    ],
  ])
  expect(find('form').getAttribute('aria-busy')).toBe('true')
})

test('the server is not asked about what is refused here', async () => {
  await openForm(FORM, form)
  type('[name=nom]', '')
  await submit()
  expect(calls).toEqual([])
})

test('files are sent', async () => {
  hearFormData()
  await openForm(FORM, form)
  const photo = new File(['verre'], 'verre.png', { type: 'image/png' })
  find('form').addEventListener('formdata', ({ formData }) => formData.set('photo', photo))
  await submit()
  const body = calls[0]?.init.body as FormData
  expect((body.get('photo') as File).name).toBe('verre.png')
  expect(body.get('nom')).toBe('Camille')
})

describe('an answer that names fields', () => {
  test('is shown as the server wrote it, and its fields are marked and described', async () => {
    await openForm(FORM, form)
    await submit()
    await answer(ERRORS)
    expect(find('[data-role=messages] [role=alert]').innerHTML).toBe(ERRORS)
    expect(find('[name=nom]').getAttribute('aria-invalid')).toBe('true')
    expect(find('[name="jours[]"]').getAttribute('aria-invalid')).toBe('true')
    const note = find('[name=nom]').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(note)?.textContent).toBe('Ce nom est pris.')
    expect(document.activeElement).toBe(find('[name=nom]'))
  })

  test('keeps the form, which can be sent again', async () => {
    await openForm(FORM, form)
    await submit()
    await answer(ERRORS)
    expect(sent).toEqual([])
    expect(find('form').hasAttribute('aria-busy')).toBe(false)
    await submit()
    expect(calls).toHaveLength(2)
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  test('lets it go when it holds alert-success', async () => {
    await openForm(FORM, form)
    await submit()
    await answer('<p class="alert alert-success"><b data-field="nom">Bien reçu.</b></p>')
    expect(sent).toHaveLength(1)
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    expect(find('[data-role=messages] [role=status]').textContent).toBe('Bien reçu.')
  })
})

test.each(['', '<p>Rien à redire.</p>'])('an answer without a field (%s) lets the form go', async (text) => {
  await openForm(FORM, form)
  const button = find('button')
  await submit(button)
  await answer(text)
  expect(sent.map(({ submitter }) => submitter)).toEqual([button])
})

test('a second submit makes no second call', async () => {
  await openForm(FORM, form)
  await submit()
  expect(await submit()).toBe(true)
  expect(calls).toHaveLength(1)
  await answer('')
  expect(sent).toHaveLength(1)
})

describe('a call that fails', () => {
  test.each([
    ['500', () => answer('', { status: 500 }), 403],
    ['a login page', () => answer('<!doctype html><html><form></form></html>'), 404],
    [
      'no network',
      async () => {
        calls.at(-1)?.refuse(new TypeError('Failed to fetch'))
        await settled()
      },
      401,
    ],
  ])('(%s) keeps everything, says so, and can be tried again', async (_, fail, code) => {
    const { errors } = complaints()
    await openForm(FORM, form)
    await submit()
    await fail()
    expect(errors).toEqual([expect.stringContaining(`ILOTS-${code}`)])
    expect(alertText()).toContain('Vos réponses sont toujours là')
    expect(find<HTMLInputElement>('[name=nom]').value).toBe('Camille')
    expect(find('form').hasAttribute('aria-busy')).toBe(false)
    find('[role=alert] button').click()
    await settled()
    expect(calls).toHaveLength(2)
    await answer('')
    expect(sent).toHaveLength(1)
  })
})

test('an answer for a form that has left the page is a console error', async () => {
  const { errors } = complaints()
  await openForm(FORM, form)
  await submit()
  find('form').remove()
  await settled()
  await answer(ERRORS)
  expect(errors).toEqual([expect.stringContaining('les erreurs ne peuvent pas être affichées')])
  expect(sent).toEqual([])
})

test('a form block that shows it has it verified, and never sent', async () => {
  await openForm(FORM, form)
  find('form').dispatchEvent(new CustomEvent('ilots:form-verify'))
  await settled()
  expect(calls).toHaveLength(1)
  await answer(ERRORS)
  expect(alertText()).toContain('Ce nom est pris.')
  expect(document.activeElement).toBe(document.body)
  find('form').dispatchEvent(new CustomEvent('ilots:form-verify'))
  await settled()
  await answer('')
  expect(sent).toEqual([])
})
