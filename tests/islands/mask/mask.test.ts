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
          const before = writeMasked(pattern, readValue(pattern, text))
          const [start = 0, end = 0] = [one, other]
            .map((at) => Math.min(at, before.length))
            .sort((a, b) => a - b)
          const shown = typeMasked(pattern, { before, start, end, inserted, inputType: '' })
          expect(writeMasked(pattern, readValue(pattern, shown.text), true).startsWith(shown.text)).toBe(true)
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

  test('the server’s length and pattern are about the value without its mask', async () => {
    await startOn(html('type="number" maxlength="10" pattern="\\d{10}" title="Dix chiffres"'), now)
    expect([field().type, field().maxLength, field().pattern]).toEqual(['text', 14, '.*'])
    field().value = '01 99'
    field().dispatchEvent(new Event('input'))
    expect(field().validationMessage).toBe('Dix chiffres')
    field().value = '01 99 00 11 10'
    field().dispatchEvent(new Event('input'))
    expect(field().validationMessage).toBe('')
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
