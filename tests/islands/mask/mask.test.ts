import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mask } from '../../../islands/mask'
import { readPattern, readValue, typeMasked, writeMasked } from '../../../islands/mask/pattern'
import { makeApi } from '../../../src/engine/api'
import { editOf } from '../../../src/forms/masked-input'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { fc } from '../../helpers/property'

const phone = readPattern('00 00 00 00 00')
const plate = readPattern('aa-000-aa')
const mobile = readPattern('+33 0 00 00 00 00')

/** What the field shows after the text was changed to `after`, the bar being the caret. */
function edit(
  pattern: ReturnType<typeof readPattern>,
  before: string,
  marked: string,
  inputType = 'insertText',
) {
  const caret = marked.indexOf('|')
  const shown = typeMasked(
    pattern,
    editOf(before.replace('|', ''), marked.replace('|', ''), caret, inputType),
  )
  return `${shown.text.slice(0, shown.caret)}|${shown.text.slice(shown.caret)}`
}

describe('typing', () => {
  test.each([
    ['', '0|', '0|'],
    ['0', '06|', '06 |'],
    ['06 ', '06 1|', '06 1|'],
    ['06 ', '06 x|', '06 |'],
    ['06 12 34', '06 9|12 34', '06 9|1 23 4'],
    ['06 12 34', '069| 12 34', '06 9|1 23 4'],
    ['06 12 34 56 78', '9|06 12 34 56 78', '9|6 12 34 56 78'],
    ['06 12 34 56 78', '06 12 34 56 789|', '06 12 34 56 78|'],
    ['06 12 34', '06 9|4', '06 9|4'],
  ])('in a phone number, « %s » to « %s » shows « %s »', (before, after, shown) => {
    expect(edit(phone, before, after)).toBe(shown)
  })

  test.each([
    ['06 ', '06|', 'deleteContentBackward', '06|'],
    ['06 12', '06 1|', 'deleteContentBackward', '06 1|'],
    ['06 12 34', '06 |2 34', 'deleteContentBackward', '06 |23 4'],
    ['06 12 34', '06|12 34', 'deleteContentBackward', '06| 12 34'],
    ['06 12 34', '06|12 34', 'deleteContentForward', '06 |12 34'],
    ['06', '|', 'deleteContentBackward', '|'],
    ['06 12 34', '06| 34', 'deleteByCut', '06| 34'],
  ])('« %s » to « %s » by %s shows « %s »', (before, after, how, shown) => {
    expect(edit(phone, before, after, how)).toBe(shown)
  })

  test.each([
    ['', 'a|', 'a|'],
    ['a', 'aB|', 'aB-|'],
    ['aB-', 'aB-c|', 'aB-|'],
    ['aB-123-CD', 'aB-9|123-CD', 'aB-9|23-CD'],
    ['aB-123-CD', 'x|aB-123-CD', 'x|B-123-CD'],
    ['', 'é|', 'é|'],
  ])('in a number plate, « %s » to « %s » shows « %s »', (before, after, shown) => {
    expect(edit(plate, before, after)).toBe(shown)
  })

  test('nothing is lost for a character that fits nowhere', () => {
    expect(edit(phone, '06 12', 'x|')).toBe('|06 12')
    expect(edit(plate, 'AB-1', ' |B-1')).toBe('|AB-1')
  })

  test('a letter in the middle stays where digits would take its place, and the caret goes before it', () => {
    expect(edit(plate, 'AB-123-CD', '|B-123-CD', 'deleteContentBackward')).toBe('|AB-123-CD')
  })

  test('what is inserted in several characters fills the places in order', () => {
    expect(edit(plate, '', 'AB123CD|')).toBe('AB-123-CD|')
    expect(edit(phone, '06 ', '06 12.34-56|')).toBe('06 12 34 56 |')
  })
})

describe('values', () => {
  test('any value that fits is the same after the mask', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,10}$/),
        fc.stringMatching(/^[A-Za-z]{2}\d{3}[A-Za-z]{2}$/),
        (digits, plated) => {
          expect(readValue(phone, writeMasked(phone, digits))).toBe(digits)
          expect(readValue(plate, writeMasked(plate, plated))).toBe(plated)
        },
      ),
    )
  })

  test('any text at all gives a value that fits, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(20), fc.nat(20), (text, inserted, one, other) => {
        for (const pattern of [phone, plate, mobile]) {
          const before = writeMasked(pattern, readValue(pattern, text) ?? '')
          const [start = 0, end = 0] = [one, other]
            .map((at) => Math.min(at, before.length))
            .sort((a, b) => a - b)
          const shown = typeMasked(pattern, { before, start, end, inserted, inputType: '' })
          expect(
            writeMasked(pattern, readValue(pattern, shown.text) ?? '', true).startsWith(shown.text),
          ).toBe(true)
          expect(shown.caret).toBeLessThanOrEqual(shown.text.length)
        }
      }),
    )
  })

  test.each([
    ['+33612345678', '612345678'],
    ['+33 6 12 34 56 78', '612345678'],
    ['33612345678', '612345678'],
    ['6.12.34.56.78', '612345678'],
    ['612345678', '612345678'],
    ['', ''],
  ])('with the prefix in the mask, « %s » is %s', (text, value) => {
    expect(readValue(mobile, text)).toBe(value)
  })

  test.each([
    ['+33612345678', '0612345678'],
    ['+33 6 12 34 56 78', '0612345678'],
    ['+33 (0)6 12 34 56 78', '0612345678'],
    ['0033612345678', '0612345678'],
    ['00 33 6 12 34 56 78', '0612345678'],
    ['06.12.34.56.78', '0612345678'],
    ['Tél. : 06 12 34 56 78', '0612345678'],
    ['0612', '0612'],
    // Part of it would be another number.
    ['+442079460958', undefined],
    ['+3361234567', undefined],
    ['061234567890', undefined],
    ['33612345678', undefined],
  ])('of ten digits, « %s » is %s', (text, value) => {
    expect(readValue(phone, text)).toBe(value)
  })

  test.each([
    ['0612345678', '612345678'],
    ['06 12 34 56 78', '612345678'],
    ['0033612345678', '612345678'],
    ['+442079460958', undefined],
  ])('with the prefix in the mask, a number « %s » is %s', (text, value) => {
    expect(readValue(mobile, text)).toBe(value)
  })

  test.each([
    ['AB 123 CD', 'AB123CD'],
    ['AB-123-CDE', undefined],
    ['123 AB', undefined],
  ])('of a number plate, « %s » is %s', (text, value) => {
    expect(readValue(plate, text)).toBe(value)
  })

  test('a backslash makes a sign of the mask stand for itself', () => {
    expect(writeMasked(readPattern('\\0\\a-00'), '12')).toBe('0a-12')
  })
})

describe('on a page', () => {
  const now = { ...mask, when: { on: 'now' as const } }
  const field = () => find<HTMLInputElement>('input')
  const html = (more: string) => `<form><input name="tel" data-mask-pattern="00 00 00 00 00" ${more}></form>`
  beforeEach(() => void complaints())

  test('a stored value that a script had written is shown with the mask', async () => {
    await startOn('', now)
    document.body.innerHTML = `<p>${html('value="0199001110"')}</p>`
    // Before the batch of changes is judged.
    field().value = '0199001110'
    await vi.waitFor(() => expect(field().value).toBe('01 99 00 11 10'))
  })

  test('the stored value is shown in its mask, and so is what a reset gives back', async () => {
    await startOn(html('value="0199001110"'), now)
    expect(field().value).toBe('01 99 00 11 10')
    field().value = '06'
    find<HTMLFormElement>('form').reset()
    expect(field().value).toBe('01 99 00 11 10')
  })

  test('a reset takes the refusal of its pattern away, and tells of no change', async () => {
    await startOn(html('pattern="\\d{10}"'), now)
    field().value = '01 99'
    field().dispatchEvent(new Event('input'))
    field().focus()
    expect(field().validationMessage).not.toBe('')
    const changed = vi.fn()
    field().addEventListener('change', changed)
    find<HTMLFormElement>('form').reset()
    await settled()
    field().blur()
    expect([field().validationMessage, changed.mock.calls.length]).toEqual(['', 0])
  })

  test('the form sends the value without its mask', async () => {
    await startOn(html('value="0199001110"'), now)
    const formData = new FormData()
    formData.append('tel', field().value)
    find('form').dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    expect(formData.get('tel')).toBe('0199001110')
  })

  test('what it judges in place of the browser has the page’s own sentence', async () => {
    const asked = 'Écrivez dix chiffres.'
    await startOn(html(`pattern="\\d{10}" title="Téléphone" data-pattern-message="${asked}"`), now)
    field().value = '01 99'
    field().dispatchEvent(new Event('input'))
    expect(field().validationMessage).toBe(asked)
  })

  test('the server’s length and pattern are about the value without its mask', async () => {
    await startOn(html('type="number" maxlength="10" pattern="\\d{10}" title="Dix chiffres"'), now)
    expect([field().type, field().getAttribute('maxlength'), field().pattern]).toEqual(['text', '', '.*'])
    field().value = '01 99'
    field().dispatchEvent(new Event('input'))
    expect(field().validity.patternMismatch).toBe(true)
    field().value = '01 99 00 11 10'
    field().dispatchEvent(new Event('input'))
    expect(field().validity.valid).toBe(true)
  })

  test('a title is left to the browser, which explains the pattern by it after its own sentence', async () => {
    await startOn(html('pattern="\\d{10}" title="Dix chiffres" value="01"'), now)
    expect([field().validity.patternMismatch, field().validity.customError]).toEqual([true, false])
  })

  test('without its island again, the field has the pattern of the page', async () => {
    const engine = await startOn(html('pattern="\\d{10}" value="01"'), now)
    fillIn('06 12 34 56 78')
    fillIn('06 12')
    makeApi(engine).unmount(document)
    expect([field().pattern, field().validity.customError]).toEqual(['\\d{10}', false])
  })

  const fillIn = (text: string) => {
    field().value = text
    field().setSelectionRange(text.length, text.length)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  }
  const hint = () => document.querySelector('.ilots-mask-hint')
  const sent = () => {
    const formData = new FormData()
    formData.append('tel', field().value)
    find('form').dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    return formData.get('tel')
  }

  test.each(['+33612345678', '0033 6 12 34 56 78', '+33 (0)6 12 34 56 78'])(
    'a browser that fills in « %s » fills in 06 12 34 56 78',
    async (text) => {
      await startOn(html('maxlength="10"'), now)
      fillIn(text)
      expect([field().value, sent(), hint()]).toEqual(['06 12 34 56 78', '0612345678', null])
    },
  )

  test('what does not fit is refused as a whole, and that is said until the next edit', async () => {
    await startOn(html('aria-describedby="aide"'), now)
    fillIn('06 12')
    fillIn('+44 20 7946 0958')
    expect(field().value).toBe('06 12 ')
    expect(hint()?.textContent).toBe('Cette saisie n’entre pas dans ce champ, qui attend 00 00 00 00 00.')
    expect(field().getAttribute('aria-describedby')).toBe(`aide ${hint()?.id}`)
    fillIn('06 12 3')
    expect([hint(), field().getAttribute('aria-describedby')]).toEqual([null, 'aide'])
  })

  test('a digit too many is refused and said', async () => {
    await startOn(html('value="0199001110"'), now)
    fillIn('01 99 00 11 101')
    expect([field().value, hint() !== null]).toEqual(['01 99 00 11 10', true])
  })

  test('a stored value that does not fit is shown and sent as it is, and is the visitor’s to mend', async () => {
    await startOn(html('value="+442079460958"'), now)
    expect([field().value, sent(), hint()]).toEqual(['+442079460958', '+442079460958', null])
    field().dispatchEvent(new Event('beforeinput'))
    fillIn('+44207946095')
    expect([field().value, hint()]).toEqual(['+44207946095', null])
    field().dispatchEvent(new Event('beforeinput'))
    fillIn('0612345678')
    expect(field().value).toBe('06 12 34 56 78')
  })

  test('the server’s shortest length is about the value without its mask', async () => {
    await startOn(html('minlength="10"'), now)
    // Empty, it is no limit.
    expect(field().getAttribute('minlength')).toBe('')
    fillIn('06 12 34 5')
    expect(field().validationMessage).not.toBe('')
    fillIn('06 12 34 56 78')
    expect(field().validationMessage).toBe('')
    fillIn('')
    expect(field().validationMessage).toBe('')
  })

  test('a pattern that browsers read as no expression any more leaves the mask', async () => {
    await startOn(html('pattern="[A-Z0-9-]+" value="0199001110"'), now)
    expect([field().value, field().validationMessage]).toEqual(['01 99 00 11 10', ''])
    fillIn('+33612345678')
    expect([field().value, field().validationMessage]).toEqual(['06 12 34 56 78', ''])
  })

  test('without its island again, the field holds what the form sends', async () => {
    const engine = await startOn(html('value="0199001110"'), now)
    field().value = '06 12'
    makeApi(engine).unmount(document)
    expect(field().value).toBe('0612')
    expect(field().getAttribute('value')).toBe('0199001110')
  })

  test('a mask without a place is an error, and the field stays free', async () => {
    const { errors } = complaints()
    await startOn('<input data-mask-pattern="--" value="x">', now)
    expect(errors[0]).toContain('data-mask-pattern refusé : reçu « -- », attendu un masque de 0')
    expect(field().value).toBe('x')
  })
})
