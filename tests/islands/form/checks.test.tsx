/** The client's checks: messages, marks, focus, and what they leave alone. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { form } from '../../../islands/form'
import { mask } from '../../../islands/mask'
import { replayTo } from '../../../src/island/replayed'
import { complaints, find, settled } from '../../helpers/engine'
import { openForm, sent, submit, type } from '../../helpers/forms'
import { translate } from '../../helpers/translate'

beforeAll(() => Promise.all([form.load(), mask.load(), import('../../../islands/form/verify')]))
beforeEach(() => {
  complaints()
})

const FIELDS = `<form data-ilot="form" action="/ici"><input type="hidden" name="cache" required>
<label>Nom <input name="nom" title="Nom" required></label>
<input name="courriel" title="Adresse" data-check="email" aria-describedby="aide"><span id="aide">nom@exemple.fr</span>
<input name="km" data-check="number"><input name="vitres" data-check="range" data-min="1" data-max="9">
<button name="envoi" value="1">Envoyer</button></form>`

const lines = () => [...document.querySelectorAll('[role=alert] li')].map((line) => line.textContent)
const invalid = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name)

test('all errors stand together in one alert above the form, with the exact messages', async () => {
  await openForm(FIELDS, form)
  type('[name=courriel]', 'camille@')
  type('[name=km]', '12 b')
  type('[name=vitres]', '12')
  expect(await submit()).toBe(true)
  const area = find('form').previousElementSibling
  expect(area?.matches('[data-role="messages"]')).toBe(true)
  expect(area?.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(find('[role=alert] p').textContent).toBe('Erreur(s) rencontrée(s) :')
  expect(lines()).toEqual([
    'Le champ Nom est requis.',
    'Le champ Adresse doit contenir une adresse email.',
    'Le champ km doit contenir un nombre.',
    'Le champ vitres doit contenir un nombre entre 1 et 9.',
  ])
  expect(sent).toEqual([])
})

test('fields are marked, described by their message besides what describes them, and the first has the focus', async () => {
  await openForm(FIELDS, form)
  type('[name=courriel]', 'camille@')
  await submit()
  expect(invalid()).toEqual(['nom', 'courriel'])
  const [hint, note] = find('[name=courriel]').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(hint).toBe('aide')
  expect(document.getElementById(note ?? '')?.textContent).toBe(
    'Le champ Adresse doit contenir une adresse email.',
  )
  expect(document.activeElement).toBe(find('[name=nom]'))
  // Inside the label it would become part of the field's name.
  expect(find('label').textContent?.trim()).toBe('Nom')
})

test('the first field and a link of the summary open what hides their field', async () => {
  await openForm(
    `<form data-ilot="form"><details><summary>Vous</summary><input name="nom" required></details>
<details><summary>Plus</summary><div hidden="until-found"><input name="courriel" required></div></details></form>`,
    form,
  )
  const details = () => [...document.querySelectorAll('details')].map(({ open }) => open)
  await submit()
  expect(details()).toEqual([true, false])
  document.querySelectorAll<HTMLElement>('[role=alert] a')[1]?.click()
  expect([details(), find('details div').hasAttribute('hidden')]).toEqual([[true, true], false])
  expect(document.activeElement).toBe(find('[name=courriel]'))
})

test('a link of the summary leads to its field', async () => {
  await openForm(FIELDS, form)
  type('[name=courriel]', 'camille@')
  await submit()
  find('[role=alert] li:last-child a').click()
  expect(document.activeElement).toBe(find('[name=courriel]'))
})

test('a link of the summary names its field, which has an id by then', async () => {
  await openForm(FIELDS, form)
  await submit()
  const addresses = [...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(invalid().map((name) => `#${find(`[name=${name}]`).id}`))
  expect(addresses).not.toContain('#')
})

test('translations that arrive late are read in the summary and at the fields', async () => {
  const engine = await openForm(FIELDS, form)
  await submit()
  const note = find('.ilots-form-note')
  translate(engine, {
    'Erreur(s) rencontrée(s) :': 'Fehler:',
    'Le champ {field} est requis.': '{field} fehlt.',
  })
  await settled()
  expect([find('[role=alert] p').textContent, ...lines()]).toEqual(['Fehler:', 'Nom fehlt.'])
  expect([note.isConnected, note.textContent]).toEqual([true, 'Nom fehlt.'])
})

test('a marked field loses its mark when it is right', async () => {
  await openForm(FIELDS, form)
  await submit()
  type('[name=nom]', ' ')
  expect(invalid()).toEqual(['nom'])
  type('[name=nom]', 'Camille')
  expect(invalid()).toEqual([])
  expect(document.querySelector('.ilots-form-note')).toBeNull()
})

const leave = async (selector: string) => {
  find(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  // What is said waits for one frame, in which nothing is pressed.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  await settled()
}
const notes = () => [...document.querySelectorAll('.ilots-form-note')].map((note) => note.textContent)

test('after a first error, a field that is left has its own sentence, once', async () => {
  await openForm(FIELDS, form)
  type('[name=courriel]', 'camille@exemple.fr')
  await submit()
  expect(notes()).toEqual(['Le champ Nom est requis.'])
  type('[name=courriel]', 'camille@')
  await leave('[name=courriel]')
  await leave('[name=courriel]')
  expect(notes().sort()).toEqual([
    'Le champ Adresse doit contenir une adresse email.',
    'Le champ Nom est requis.',
  ])
  expect(invalid()).toEqual(['nom', 'courriel'])
  // Its sentence follows what is wrong with it.
  find('[name=courriel]').setAttribute('required', '')
  type('[name=courriel]', '')
  await leave('[name=courriel]')
  expect(notes().sort()).toEqual(['Le champ Adresse est requis.', 'Le champ Nom est requis.'])
  type('[name=courriel]', 'camille@exemple.fr')
  expect(invalid()).toEqual(['nom'])
})

test('before the first error nothing is said of a field that is left', async () => {
  await openForm(FIELDS, form)
  type('[name=courriel]', 'camille@')
  await leave('[name=courriel]')
  expect(notes()).toEqual([])
})

test('a refusal of the server stays at a field that is left as it was', async () => {
  await openForm(
    `<form data-ilot="form"><div data-role="messages"><ul><li data-field="nom">Ce nom est pris.</li></ul></div>
<input name="nom" value="Camille"></form>`,
    form,
  )
  await vi.waitFor(() => expect(notes()).toEqual(['Ce nom est pris.']))
  await leave('[name=nom]')
  expect(notes()).toEqual(['Ce nom est pris.'])
  type('[name=nom]', 'Camille B.')
  expect(notes()).toEqual([])
})

test('the title says that there are errors, until they are gone', async () => {
  document.title = 'Devis'
  await openForm(FIELDS, form)
  await submit()
  await submit()
  expect(document.title).toBe('Erreur\u00A0: Devis')
  type('[name=nom]', 'Camille')
  await submit()
  expect(document.title).toBe('Devis')
})

test('what the server has refused on its own page is shown as what is refused here', async () => {
  document.title = 'Devis'
  await openForm(
    `<form data-ilot="form"><div data-role="messages"><p class="alert">Un point à corriger</p>
<ul><li data-field="nom">Ce nom est pris.</li><li data-field="km">Trop loin.</li></ul></div>
<input name="nom" value="Camille"><input name="km" aria-invalid="true" aria-describedby="trop"><span id="trop">Trop loin.</span></form>`,
    form,
  )
  await vi.waitFor(() => expect(invalid()).toEqual(['nom', 'km']))
  expect(document.activeElement).toBe(find('[name=nom]'))
  expect(find('[data-role=messages] [role=alert]').textContent).toContain('Un point à corriger')
  // The server has written the other note itself.
  expect(notes()).toEqual(['Ce nom est pris.'])
  expect(find('[name=km]').getAttribute('aria-describedby')).toBe('trop')
  expect(document.title).toBe('Erreur\u00A0: Devis')
})

test('what does not have the form that `pattern` asks for has the page’s own sentence, else ours', async () => {
  const asked = 'Écrivez-la comme AB-123-CD.'
  await openForm(
    `<form data-ilot="form"><input name="immat" value="12" pattern="[A-Z]{2}-\\d{3}-[A-Z]{2}" data-pattern-message="${asked}"><input name="code" title="Code" value="12" pattern="\\d{5}"></form>`,
    form,
  )
  submit()
  await vi.waitFor(() => expect(invalid()).toEqual(['immat', 'code']))
  expect(notes()).toEqual([asked, 'Code\u00A0: Cette valeur est incomplète ou n’a pas le format attendu.'])
})

test('so has one that a mask judges in the place of the browser; its title is its name, not what is wrong', async () => {
  const asked = 'Écrivez dix chiffres.'
  const tel = (more: string) => `<input data-mask-pattern="00 00" pattern="\\d{4}" value="12" ${more}>`
  await openForm(
    `<form data-ilot="form">${tel(`title="Téléphone" data-pattern-message="${asked}"`)}${tel('title="Code"')}${tel('name="pin"')}</form>`,
    form,
    mask,
  )
  const unreadable = 'Cette valeur est incomplète ou n’a pas le format attendu.'
  submit()
  await vi.waitFor(() =>
    expect(notes()).toEqual([asked, `Code\u00A0: ${unreadable}`, `pin\u00A0: ${unreadable}`]),
  )
})

test('what a script of the page says of a value is said, also of one that its `pattern` refuses', async () => {
  await openForm('<form data-ilot="form"><input name="code" value="12" pattern="\\d{5}"></form>', form)
  find<HTMLInputElement>('[name=code]').setCustomValidity('Ce code est périmé.')
  submit()
  await vi.waitFor(() => expect(notes()).toEqual(['code\u00A0: Ce code est périmé.']))
})

test('a visitor who is somewhere already stays there', async () => {
  await openForm('<input id="recherche">', form)
  find('#recherche').focus()
  find('main').insertAdjacentHTML(
    'beforeend',
    `<form data-ilot="form"><div data-role="messages"><p data-field="nom">Ce nom est pris.</p></div><input name="nom"></form>`,
  )
  await vi.waitFor(() => expect(invalid()).toEqual(['nom']))
  expect(document.activeElement).toBe(find('#recherche'))
})

test('a page that says that all went well is left alone', async () => {
  await openForm(
    `<form data-ilot="form"><div data-role="messages"><p class="alert-success" data-field="nom">Reçu.</p></div><input name="nom"></form>`,
    form,
  )
  await leave('[name=nom]')
  expect([invalid(), notes()]).toEqual([[], []])
})

test('a marked field that jQuery alone says to have changed loses its mark as well', async () => {
  await openForm(FIELDS, form)
  await submit()
  const name = find<HTMLInputElement>('[name=nom]')
  name.value = 'Camille'
  replayTo(name, new Event('change', { bubbles: true }))
  expect(invalid()).toEqual([])
})

test('a right form leaves at once, by the browser’s own event, its messages gone', async () => {
  await openForm(FIELDS, form)
  await submit()
  type('[name=nom]', 'Camille')
  const button = find('button')
  expect(await submit(button)).toBe(false)
  expect(sent.map(({ submitter }) => submitter)).toEqual([button])
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('nobody else hears a submit that is refused', async () => {
  await openForm(FIELDS, form)
  let heard = 0
  find('form').addEventListener('submit', () => {
    heard += 1
  })
  await submit()
  expect(heard).toBe(0)
  type('[name=nom]', 'Camille')
  await submit()
  expect(heard).toBe(1)
})

test('a second submit while the first one leaves is not heard', async () => {
  await openForm(FIELDS, form)
  type('[name=nom]', 'Camille')
  await submit()
  expect(find('form').getAttribute('aria-busy')).toBe('true')
  expect(await submit()).toBe(true)
  expect(sent).toHaveLength(1)
})

test('a page that has come back from the browser’s memory can send again', async () => {
  await openForm(FIELDS, form)
  type('[name=nom]', 'Camille')
  await submit(find('button'))
  expect(find('button').getAttribute('aria-disabled')).toBe('true')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(find('form').hasAttribute('aria-busy')).toBe(false)
  expect(find('button').hasAttribute('aria-disabled')).toBe(false)
  await submit()
  expect(sent).toHaveLength(2)
})

test('a script that takes the submit over is left to it, and it may come again', async () => {
  await openForm(FIELDS, form)
  type('[name=nom]', 'Camille')
  find('form').addEventListener('submit', (event) => event.preventDefault())
  await submit()
  expect(find('form').hasAttribute('aria-busy')).toBe(false)
})

test('a button with formnovalidate sends without checks', async () => {
  await openForm(FIELDS.replace('</form>', '<button formnovalidate>Brouillon</button></form>'), form)
  await submit(find('[formnovalidate]'))
  expect(sent).toHaveLength(1)
})

test('a group of radios is one field, and a box has to be ticked', async () => {
  await openForm(
    `<form data-ilot="form"><fieldset><input type="radio" name="moyen" title="Moyen" value="a" required><input type="radio" name="moyen" value="b"></fieldset>
<input type="checkbox" name="accord" title="Accord" required></form>`,
    form,
  )
  await submit()
  expect(lines()).toEqual(['Le champ Moyen est requis.', 'Le champ Accord est requis.'])
  expect(invalid()).toEqual(['moyen', 'moyen', 'accord'])
  expect(find('fieldset').lastElementChild?.textContent).toBe('Le champ Moyen est requis.')
  find<HTMLInputElement>('[value=b]').checked = true
  find<HTMLInputElement>('[name=accord]').checked = true
  expect(await submit()).toBe(false)
})

test('what the browser alone would refuse is said, too', async () => {
  await openForm('<form data-ilot="form"><input name="plaque" title="Plaque"></form>', form)
  find<HTMLInputElement>('input').setCustomValidity('Cette plaque ne se lit pas.')
  await submit()
  expect(lines()).toEqual(['Plaque\u00a0: Cette plaque ne se lit pas.'])
})

test('disabled and hidden fields are not judged', async () => {
  await openForm(
    '<form data-ilot="form"><input name="a" required disabled><input type="hidden" name="b" required></form>',
    form,
  )
  expect(await submit()).toBe(false)
})

test('an unknown check is named in the console, and the form leaves', async () => {
  const { errors } = complaints()
  await openForm('<form data-ilot="form"><input name="a" data-check="plaque" value="x"></form>', form)
  expect(await submit()).toBe(false)
  expect(errors).toEqual([expect.stringContaining('data-check refusé : reçu « plaque »')])
})

test('messages go into the page’s own area, whose content comes back', async () => {
  const engine = await openForm(
    '<form data-ilot="form"><div data-role="messages"><p>Du serveur</p></div><input name="a" required></form>',
    form,
  )
  const before = document.body.innerHTML
  await submit()
  expect(find('[data-role=messages]').textContent).toContain('Le champ a est requis.')
  engine.lifecycle.sweep(() => true)
  await settled()
  expect(document.body.innerHTML).toBe(
    before.replace(' novalidate=""', '').replace(' data-ilot-mounted="form"', ''),
  )
})

test('what the server has marked and is right now is no longer marked', async () => {
  await openForm(
    '<form data-ilot="form"><input name="a" aria-invalid="true" required><input name="b" aria-invalid="true" value="x"></form>',
    form,
  )
  await submit()
  expect(invalid()).toEqual(['a'])
  type('[name=a]', 'x')
  expect(invalid()).toEqual([])
})

test('reset takes the messages away', async () => {
  await openForm(FIELDS, form)
  await submit()
  find('form').dispatchEvent(new Event('reset', { bubbles: true }))
  await settled()
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(invalid()).toEqual([])
})

test('a reset that a script has prevented leaves the messages', async () => {
  await openForm(FIELDS, form)
  await submit()
  addEventListener('reset', (event) => event.preventDefault(), { once: true })
  find('form').dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))
  await settled()
  expect(document.querySelector('[role=alert]')).not.toBeNull()
})

test('fifty refusals leave one summary, and one message at each field', async () => {
  await openForm(FIELDS, form)
  await submit()
  const { length } = document.body.innerHTML.replace(/\d/g, '')
  for (let round = 0; round < 50; round += 1) await submit()
  expect(document.body.innerHTML.replace(/\d/g, '')).toHaveLength(length)
})

test('radios without a group have their message after the last', async () => {
  await openForm(
    '<form data-ilot="form"><input type="radio" name="a" required><label><input type="radio" name="a"> B</label></form>',
    form,
  )
  await submit()
  expect(find('form').lastElementChild?.textContent).toBe('Le champ a est requis.')
})

test.each([
  ['elsewhere', '<form data-ilot="form" action="https://ailleurs.example/a"><input name="nom"></form>'],
  [
    'elsewhere, by a button',
    '<form data-ilot="form" action="/a"><button formaction="//ailleurs.example/a">Envoyer</button></form>',
  ],
  ['to code', '<form data-ilot="form" action="javascript:void 0"><input name="nom"></form>'],
])('in content, a form that sends %s is refused', async (_, html) => {
  const { warnings } = complaints()
  await openForm(`<div data-ilots-content>${html}</div>`, form)
  expect(find('form').hasAttribute('data-ilot-mounted')).toBe(false)
  expect(warnings).toEqual([expect.stringContaining('ILOTS-203')])
})

test('in content, a form that sends to this site is checked', async () => {
  await openForm(
    '<div data-ilots-content><form data-ilot="form" action="/a"><input name="nom" required></form></div>',
    form,
  )
  await submit()
  expect(find('[data-role=messages]').textContent).toContain('Le champ nom est requis.')
})

test('a refusal that another island was answered is shown when it names fields', async () => {
  await openForm('<form data-ilot="form"><input name="nom" value="Camille"></form>', form)
  const tell = (html: string) => {
    const detail = document.createRange().createContextualFragment(html)
    return find('form').dispatchEvent(new CustomEvent('ilots:form-answer', { detail, cancelable: true }))
  }
  expect(tell('<p>Non.</p>')).toBe(true)
  expect(tell('<p data-field="nom">Ce nom est pris.</p>')).toBe(false)
  await vi.waitFor(() => expect(find('[name=nom]').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(find('[name=nom]'))
  expect(find('.ilots-form-note').textContent).toBe('Ce nom est pris.')
})

test('a booking is a form as well', async () => {
  await openForm('<form data-ilot="booking"><input name="nom" required></form>', form)
  await submit()
  expect(find('[data-role=messages]').textContent).toContain('Le champ nom est requis.')
})

test('the messages are not put where content says', async () => {
  const trap = '<div data-ilots-content data-role="messages" id="avant"></div>'
  const inside = '<div data-ilots-content><p data-role="messages" id="dedans"></p></div>'
  await openForm(`${trap}${FIELDS.replace('</form>', `${inside}</form>`)}`, form)
  await submit()
  expect([find('#avant').textContent, find('#dedans').textContent]).toEqual(['', ''])
  expect(find('form').previousElementSibling?.textContent).toContain('Le champ Nom est requis.')
})
