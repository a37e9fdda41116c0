/** The field on a page: what it shows, accepts and sends, and what unmounting restores. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dateField } from '../../../islands/date-field'
import { makeApi } from '../../../src/engine/api'
import { complaints, find, settled, startOn } from '../../helpers/engine'

const now = { ...dateField, when: { on: 'now' as const } }
const form = (attributes: string, name = 'jour') =>
  `<form><label for="a">Jour de la pose</label><input id="a" class="acmedate" name="${name}" ${attributes}></form>`
const field = () => find<HTMLInputElement>('#a')

beforeEach(() => vi.stubGlobal('IlotsConfig', { product: 'acme' }))

/** Types keys at the caret, with the events that a browser dispatches for each. */
function type(keys: string, input = field()): void {
  for (const key of keys) {
    input.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType: 'insertText', data: key }))
    const { selectionStart, selectionEnd, value } = input
    const start = selectionStart ?? value.length
    input.value = value.slice(0, start) + key + value.slice(selectionEnd ?? start)
    input.setSelectionRange(start + 1, start + 1)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }))
  }
}

function press(key: string, more: KeyboardEventInit = {}, input = field()): boolean {
  return input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
}

/** The fields that the form sends, after the page's listeners of `formdata`. */
function sent(pairs: readonly (readonly [string, string])[]): [string, FormDataEntryValue][] {
  const formData = new FormData()
  for (const [name, value] of pairs) formData.append(name, value)
  const event = Object.assign(new Event('formdata', { bubbles: true }), { formData })
  find('form').dispatchEvent(event)
  return [...formData]
}

describe('what is shown', () => {
  test('the stored value becomes the field’s text, and its default, so that a reset comes back to it', async () => {
    await startOn(form('value="2026-03-05"'), now)
    expect(field().value).toBe('05/03/2026')
    field().value = '01/01/2020'
    find<HTMLFormElement>('form').reset()
    expect(field().value).toBe('05/03/2026')
  })

  test('a stored value that a script had written is shown as one of the page’s', async () => {
    const island = { ...now, when: { on: 'interaction' as const } }
    await startOn(form('value="2026-03-05"'), island)
    field().value = '2026-03-05'
    field().dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settled()
    expect(field().value).toBe('05/03/2026')
  })

  test('what was typed before the code came is kept', async () => {
    const island = { ...now, when: { on: 'interaction' as const } }
    const engine = await startOn(form('value="2026-03-05"'), island)
    field().value = '0102'
    field().dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settled()
    expect([...engine.lifecycle.live][0]?.state).toBe('mounted')
    expect(field().value).toBe('01/02/')
  })

  test('the format is its placeholder and in its description, with the keys that clear it', async () => {
    await startOn(form('aria-describedby="x"'), now)
    expect(field().placeholder).toBe('jj/mm/aaaa')
    const [first, second = ''] = (field().getAttribute('aria-describedby') ?? '').split(' ')
    expect(first).toBe('x')
    expect(find(`#${second}`).textContent).toBe('Format jj/mm/aaaa. Retour arrière ou Suppr efface le champ.')
  })

  test('the browser’s own date field becomes one that takes a mask', async () => {
    await startOn(form('type="date" value="2026-03-05"'), now)
    expect(field().type).toBe('text')
    expect(field().value).toBe('05/03/2026')
  })

  test('in a label, nothing of ours is part of the field’s name', async () => {
    await startOn('<label>Le jour <input class="acmedate" id="a"></label>', now)
    expect(find('label').textContent?.trim()).toBe('Le jour')
    expect(find('.ilots-date-button').getAttribute('aria-label')).toBe('Ouvrir le calendrier\u00a0: Le jour')
  })

  test('a refused format is an error, and the class’s own is used', async () => {
    const { errors } = complaints()
    await startOn(form('data-format="jour/mois" value="2026-03-05"'), now)
    expect(errors).toEqual([
      '[ILOTS-201] date-field (input#a.acmedate) : data-format refusé : reçu « jour/mois », attendu un format comme dd/mm/yyyy ou dd/mm/yyyy HH:MM:ss.',
    ])
    expect(field().value).toBe('05/03/2026')
  })

  test('the server’s own check of the stored form does not stand in the way', async () => {
    await startOn(form('pattern="\\d{4}-\\d\\d-\\d\\d" value="2026-03-05"'), now)
    expect(field().pattern).toBe('.*')
  })

  test('nor does its length, which would cut what is shown', async () => {
    await startOn(form('minlength="8" maxlength="8" value="2026-03-05"'), now)
    expect([field().getAttribute('minlength'), field().getAttribute('maxlength')]).toEqual(['', ''])
  })

  test('the product’s classes are the markers, no other', async () => {
    await startOn('<input class="ilotsdate" value="2026-03-05" id="a">', now)
    expect(field().value).toBe('2026-03-05')
  })

  test('a class on something else is an error that says so', async () => {
    const { errors } = complaints()
    const engine = await startOn('<p class="acmedate"></p>', { ...now, marker: { selector: '.acmedate' } })
    expect(errors[0]).toContain('attendu un champ input, trouvé p')
    expect([...engine.lifecycle.live][0]?.state).toBe('failed')
  })
})

describe('typing', () => {
  test('separators come by themselves, and digits that cannot stand do not', async () => {
    await startOn(form(''), now)
    type('3102')
    expect(field().value).toBe('31/0')
    await vi.waitFor(() => expect(find('[role="status"]').textContent).toBe('Cette date n’existe pas.'))
  })

  test('a digit that no date has there is told at once beside the field, and still when it is left, until the next fits', async () => {
    await startOn(form(''), now)
    type('31022026')
    const told = 'Cette date n’existe pas. Format jj/mm/aaaa.'
    const hint = find('.ilots-date-hint')
    expect([field().value, hint.hidden, hint.textContent]).toEqual(['31/0', false, told])
    expect(field().getAttribute('aria-invalid')).toBe('true')
    field().dispatchEvent(new Event('blur'))
    expect([hint.hidden, hint.textContent]).toEqual([false, told])
    type('3')
    expect([field().value, hint.hidden]).toEqual(['31/03/', true])
  })

  test('a digit after a whole date changes nothing, and finds nothing wrong', async () => {
    await startOn(form('value="2026-03-05"'), now)
    field().setSelectionRange(10, 10)
    type('7')
    expect([field().value, find('.ilots-date-hint').hidden]).toEqual(['05/03/2026', true])
  })

  test.each(['Backspace', 'Delete'])('%s clears the field, and says so to the page', async (key) => {
    await startOn(form('value="2026-03-05"'), now)
    const heard = vi.fn()
    find('form').addEventListener('input', heard)
    expect(press(key)).toBe(false)
    expect(field().value).toBe('')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('a read-only field is not cleared, nor one that cuts', async () => {
    await startOn(form('value="2026-03-05" readonly'), now)
    expect(press('Backspace')).toBe(true)
    field().readOnly = false
    expect(press('Delete', { shiftKey: true })).toBe(true)
    expect(field().value).toBe('05/03/2026')
  })

  test('a composition is left alone until it ends', async () => {
    await startOn(form(''), now)
    field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    for (const text of ['0', '05', '050', '0503']) {
      field().value = text
      field().dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', isComposing: true }),
      )
      expect(field().value).toBe(text)
    }
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(field().value).toBe('05/03/')
  })

  test('the change that a script’s text would swallow is made up for, once', async () => {
    await startOn(form(''), now)
    const heard = vi.fn()
    find('form').addEventListener('change', heard)
    field().dispatchEvent(new Event('focus'))
    type('05032026')
    field().dispatchEvent(new Event('blur'))
    field().dispatchEvent(new Event('focus'))
    field().dispatchEvent(new Event('blur'))
    expect(heard).toHaveBeenCalledOnce()
  })

  test('what the browser fills in is read in its own writing', async () => {
    await startOn(form('autocomplete="bday"'), now)
    field().value = '1980-05-17'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    expect(field().value).toBe('17/05/1980')
    expect(field().getAttribute('autocomplete')).toBe('bday')
  })

  test('a pasted date takes the place of what was there', async () => {
    await startOn(form('value="2026-03-05"'), now)
    const clipboardData = { getData: () => 'le 17 mai 1980' }
    field().dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
    )
    expect(field().value).toBe('17/05/1980')
  })

  test('without a mask it is put in form when the field is left', async () => {
    await startOn(form('data-mask="off"'), now)
    field().dispatchEvent(new Event('focus'))
    type('5/3/2026')
    expect(field().value).toBe('5/3/2026')
    field().dispatchEvent(new Event('blur'))
    expect(field().value).toBe('05/03/2026')
  })
})

describe('what is sent', () => {
  test('the stored form, under the field’s own name', async () => {
    await startOn(form('value="2026-03-05"'), now)
    expect(
      sent([
        ['jour', '05/03/2026'],
        ['autre', '05/03/2026'],
      ]),
    ).toEqual([
      ['jour', '2026-03-05'],
      ['autre', '05/03/2026'],
    ])
  })

  test('several of one name, in their order', async () => {
    const other = '<input class="acmedate" name="jour" value="2026-12-24">'
    await startOn(form('value="2026-03-05"').replace('</form>', `${other}</form>`), now)
    expect(
      sent([
        ['jour', '05/03/2026'],
        ['jour', ''],
        ['jour', '24/12/2026'],
      ]),
    ).toEqual([
      ['jour', '2026-03-05'],
      ['jour', ''],
      ['jour', '2026-12-24'],
    ])
  })

  test('nothing for a date that is not whole, which is said when the field is left', async () => {
    await startOn(form(''), now)
    type('1203')
    expect(sent([['jour', field().value]])).toEqual([['jour', '']])
    field().dispatchEvent(new Event('blur'))
    expect(field().value).toBe('12/03/')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().checkValidity()).toBe(true)
    expect(find('.ilots-date-hint').textContent).toBe(
      'Cette date est incomplète\u00a0: elle ne sera pas envoyée. Format jj/mm/aaaa.',
    )
    type('2026')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
    expect(find('.ilots-date-hint').hidden).toBe(true)
  })

  test('another form’s fields stay as they are', async () => {
    await startOn(`${form('value="2026-03-05"')}<form id="b"></form>`, now)
    const formData = new FormData()
    formData.append('jour', '05/03/2026')
    find('#b').dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    expect(formData.get('jour')).toBe('05/03/2026')
  })
})

describe('limits of the field', () => {
  test.each([
    ['22112026', 'Choisissez une date à partir du 23/11/2026.'],
    ['16012027', 'Choisissez une date jusqu’au 15/01/2027.'],
    ['24112026', ''],
  ])('%s: « %s »', async (keys, message) => {
    await startOn(form('min="2026-11-23" max="2027-01-15"'), now)
    type(keys)
    expect(field().validationMessage).toBe(message)
  })

  test('a required date has to be whole', async () => {
    await startOn(form('required'), now)
    type('1203')
    expect(field().checkValidity()).toBe(false)
    find<HTMLFormElement>('form').reset()
    await settled()
    expect(field().validationMessage).not.toContain('incomplète')
  })

  test('a reset forgets the digit that was refused', async () => {
    await startOn(form('value="2026-03-05" min="2026-04-01"'), now)
    press('Backspace')
    type('39')
    expect(find('.ilots-date-hint').hidden).toBe(false)
    find<HTMLFormElement>('form').reset()
    await settled()
    expect([find('.ilots-date-hint').hidden, field().getAttribute('aria-invalid')]).toEqual([true, null])
  })

  test('a reset that is prevented changes nothing beside the field', async () => {
    await startOn(form(''), now)
    type('39')
    addEventListener('reset', (event) => event.preventDefault(), { once: true })
    find('form').dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))
    await settled()
    expect(find('.ilots-date-hint').hidden).toBe(false)
  })

  test('what others have found wrong stays', async () => {
    await startOn(form('aria-invalid="true"'), now)
    type('05032026')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })
})

test('without its island again, the field holds what the form sends', async () => {
  const engine = await startOn(form('value="2026-03-05"'), now)
  type('1')
  field().value = '24/12/2026'
  makeApi(engine).unmount(document)
  expect(field().value).toBe('2026-12-24')
  expect(field().getAttribute('value')).toBe('2026-03-05')
  expect(field().nextSibling).toBeNull()
})

describe('another script’s picker on the field', () => {
  const buttons = () => document.querySelectorAll('.ilots-date-button').length
  const start = async (html: string) => {
    const engine = makeApi(await startOn(html, now))
    return () => engine.why(field())[0]?.reason
  }

  test.each([
    ['flatpickr-input', 'flatpickr'],
    ['hasDatepicker', 'jQuery UI'],
  ])('%s that comes has the stored date, and that goes gives the field back', async (mark, name) => {
    const reason = await start(form('value="2026-03-05"'))
    type('1')
    field().value = '24/12/2026'
    field().dispatchEvent(new Event('change', { bubbles: true }))
    field().classList.add(mark)
    await settled()
    expect([field().value, buttons()]).toEqual(['2026-12-24', 0])
    expect(reason()).toBe(`autre calendrier sur ce champ : ${name}`)
    field().classList.remove(mark)
    await settled()
    expect([field().value, buttons(), reason()]).toEqual(['24/12/2026', 1, ''])
  })

  test('what it has written itself stays', async () => {
    await start(form('value="2026-03-05"'))
    field().value = '03/04/2026'
    field().classList.add('hasDatepicker')
    await settled()
    expect(field().value).toBe('03/04/2026')
    field().dispatchEvent(new Event('change', { bubbles: true }))
    expect(sent([['jour', field().value]])).toEqual([['jour', '03/04/2026']])
  })

  test('one that jQuery knows of alone is seen with the focus', async () => {
    const reason = await start(form('value="2026-03-05"'))
    vi.stubGlobal('jQuery', {
      data: (element: Element, key: string) => element === field() && key === 'datepicker',
    })
    field().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect([field().value, buttons()]).toEqual(['2026-03-05', 0])
    expect(reason()).toBe('autre calendrier sur ce champ : datepicker (jQuery)')
  })

  test('a date field of the browser’s own stays without its own picker', async () => {
    const engine = await startOn(form('type="date" value="2026-03-05"'), now)
    field().classList.add('flatpickr-input')
    await settled()
    expect([field().type, field().value]).toEqual(['text', '2026-03-05'])
    makeApi(engine).unmount(document)
    expect(field().getAttribute('type')).toBe('date')
  })
})

test('a hidden field is no date field until it is shown', async () => {
  await startOn(form('type="hidden" value="2026-03-05"'), now)
  field().dispatchEvent(new Event('change', { bubbles: true }))
  expect([field().type, field().value]).toEqual(['hidden', '2026-03-05'])
  expect(document.querySelector('.ilots-date-button')).toBeNull()
  field().type = 'text'
  await settled()
  expect([field().value, document.querySelectorAll('.ilots-date-button').length]).toEqual(['05/03/2026', 1])
})
