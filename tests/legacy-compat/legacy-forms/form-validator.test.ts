// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kit } from '../../../legacy-compat/kit'
import { create as createDates } from '../../../legacy-compat/legacy-dates/mount'
import { create } from '../../../legacy-compat/legacy-forms/mount'
import { complaints, find, startOn } from '../../helpers/engine'
import { arrived, installPart } from '../../helpers/legacy-parts'

const page = await installPart('Form')
const { Form, FormValidator, InputValidator, Element, instanceOf } = page
await arrived('Locale')
const { Locale } = page

const SEEN = { ignoreHidden: false }
const input = (value, attributes = {}) => new Element('input', { value, ...attributes })
const passes = (name, value, props) => Form.Validator.getValidator(name).test(input(value), props)
/** A form with one field, in the page. */
function formOf(field) {
  document.body.innerHTML = `<form action="#">${field}<button>Envoyer</button></form>`
  return document.querySelector('form')
}
const submit = (form) => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(event)
  return event
}
beforeEach(() => Locale.use('fr-FR'))
afterEach(() => vi.useRealTimers())

test('its names are those of each version', () => {
  expect(FormValidator).toBe(Form.Validator)
  expect(Form.Validator.getValidator('required')).toBeInstanceOf(InputValidator)
})

describe('properties of a field', () => {
  test.each([
    [{ class: 'minLength:10' }, { minLength: 10 }],
    [{ 'data-validators': "required label:'de la rue'" }, { label: 'de la rue' }],
    [{ 'data-validator-properties': '{minLength:10, maxLength: 20}' }, { minLength: 10, maxLength: 20 }],
    [{ validatorProps: '{minLength: 5}' }, { minLength: 5 }],
    [
      { class: "validate-match matchInput:'a' matchName:'Mot de passe'" },
      { matchInput: 'a', matchName: 'Mot de passe' },
    ],
    [{ class: 'broken:{ __proto__:1 plain' }, {}],
    [{}, {}],
  ])('%j', (attributes, expected) => {
    expect(new Element('input').setProperties(attributes).get('validatorProps')).toEqual(expected)
  })

  test('scripts set them', () => {
    expect(input('').set('validatorProps', { a: 1 }).get('validatorProps')).toEqual({ a: 1 })
  })
})

describe('a form', () => {
  test('keeps one validator, whose options are set on it', () => {
    const form = new Element('form').set('validator', { useTitles: true })
    const validator = form.get('validator')
    expect(validator.options.useTitles).toBe(true)
    expect(form.get('validator')).toBe(validator)
    expect(instanceOf(validator, Form.Validator)).toBe(true)
  })

  test('is checked by a call, field by field', () => {
    const form = formOf('<input class="minLength:10" value="court">')
    expect(form.validate(SEEN)).toBe(false)
    expect(find('input').className).toBe('minLength:10 validation-failed')
    expect(find('input').getAttribute('aria-invalid')).toBe('true')
    find('input').value = 'assez long, enfin'
    expect(form.validate()).toBe(true)
    expect(find('input').hasAttribute('aria-invalid')).toBe(false)
  })

  test('what nobody sees, or nobody can fill in, is not checked', () => {
    expect(formOf('<input class="required">').validate()).toBe(true)
    expect(formOf('<input class="required" disabled>').validate(SEEN)).toBe(true)
  })

  test('is not sent with an error, and handlers are told', () => {
    const form = formOf('<input class="required">')
    const told = []
    const validator = new Form.Validator(form, {
      ...SEEN,
      onFormValidate: (...args) => told.push(['form', args[0], args[1]]),
      onElementFail: (field, names) => told.push(['fail', field, names]),
      onElementPass: (field) => told.push(['pass', field]),
    })
    expect(submit(form).defaultPrevented).toBe(true)
    find('input').value = 'x'
    expect(submit(form).defaultPrevented).toBe(false)
    expect(told).toEqual([
      ['fail', find('input'), ['required']],
      ['form', false, form],
      ['pass', find('input')],
      ['form', true, form],
    ])
    // What was right is not marked any more once the form goes.
    expect(find('input').className).toBe('required')
    validator.disable()
    find('input').value = ''
    expect(submit(form).defaultPrevented).toBe(false)
  })

  test('a field is checked a moment after it is left; later ones wait for the first error', () => {
    vi.useFakeTimers()
    const form = formOf('<input id="a" class="required"><input id="b" class="required">')
    const validator = new Form.Validator(form, SEEN)
    find('#a').dispatchEvent(new Event('change', { bubbles: true }))
    vi.advanceTimersByTime(50)
    expect(find('#a').classList.contains('validation-failed')).toBe(true)
    expect(validator.validateField('b')).toBe(true)
    expect(find('#b').className).toBe('required')
  })

  test('warnings do not hold it back', () => {
    expect(formOf('<input class="warn-required">').validate(SEEN)).toBe(true)
    expect(formOf('<input class="required warnOnly">').validate(SEEN)).toBe(true)
  })

  test('it can be stopped, and fields left out', () => {
    const form = formOf('<input class="required">')
    const validator = new Form.Validator(form, SEEN)
    expect(validator.stop().validate()).toBe(true)
    expect(validator.start().validate()).toBe(false)
    expect(validator.ignoreField(find('input')).validate()).toBe(true)
    expect(validator.enforceField(find('input')).validate()).toBe(false)
  })

  test('fields may be named as its own members', () => {
    complaints()
    const form = formOf('<input name="addEvent" class="required"><input name="querySelectorAll" value="x">')
    expect(new Form.Validator(form, SEEN).validate()).toBe(false)
  })

  test('rules are added for all forms, or for one', () => {
    Form.Validator.add('pair', { errorMsg: 'Pair, svp', test: (field) => field.value % 2 === 0 })
    const form = formOf('<input class="pair seul constructor" value="3">')
    const validator = new Form.Validator(form, SEEN)
    validator.add('seul', { test: () => true })
    expect([validator.validate(), validator.getValidator('seul').test(find('input'))]).toEqual([false, true])
    expect(Form.Validator.getValidator('seul')).toBeUndefined()
    expect(Form.Validator.getValidator('pair').getError(find('input'))).toBe('Pair, svp')
  })
})

describe('beside the field', () => {
  const inline = (field, options = {}) => {
    const form = formOf(field)
    return new Form.Validator.Inline(form, { ...SEEN, ...options })
  }

  test('the first error has the focus and is described by its text, which goes when it is right', () => {
    const validator = inline(
      '<input id="nom" class="required" aria-describedby="aide"><input id="b" class="required">',
    )
    const shown = vi.fn()
    validator.addEvent('showAdvice', shown)
    expect(submit(find('form')).defaultPrevented).toBe(true)
    const advice = find('#advice-required-nom')
    expect([advice.className, advice.textContent, advice.style.display]).toEqual([
      'validation-advice',
      'Erreur\u00a0: Ce champ est obligatoire.',
      'block',
    ])
    expect(find('#nom').getAttribute('aria-describedby')).toBe('aide advice-required-nom')
    expect(document.activeElement).toBe(find('#nom'))
    expect(shown).toHaveBeenCalledWith(find('#nom'), advice, 'required')
    find('#nom').value = 'x'
    validator.validate()
    expect([advice.style.display, find('#nom').getAttribute('aria-describedby')]).toEqual(['none', 'aide'])
    expect(document.activeElement).toBe(find('#b'))
  })

  test('in English on demand, and where the page wants it', () => {
    Locale.use('en-US')
    inline(`<input id="nom" class="required msgPos:'place'"><p id="place"></p>`).validate()
    expect(find('#place').textContent).toBe('Error: This field is required.')
  })

  test('attributes are text, and scripts’ HTML runs nothing', () => {
    inline(`<input id="a" title="<img src=data:, onerror=pwn()>" class="required">`, {
      useTitles: true,
    }).validate()
    expect(find('.validation-advice').children.length).toBe(0)
    inline(`<input id="a" class="validate-reqchk-byname groupName:'x' label:'<img src=data:,>'">`).validate()
    expect(find('.validation-advice').children.length).toBe(0)
    Form.Validator.add('html', { errorMsg: '<b onclick="pwn()">Non</b>', test: () => false })
    inline(`<input id="a" class="html">`).validate()
    expect(find('.validation-advice b').outerHTML).toBe('<b>Non</b>')
  })

  test('warnings have their own look', () => {
    inline('<input id="a" class="warn-required">').validate()
    expect(find('.warning-advice').textContent).toBe('Attention\u00a0: Ce champ est obligatoire.')
    expect(find('#a').classList.contains('warning')).toBe(true)
  })

  test('all that could be said of a field', () => {
    const validator = inline('<input id="a" class="required warn-validate-email" value="x">')
    expect(
      validator.getAllAdviceMessages(find('#a')).map(({ passed, warnOnly }) => [passed, warnOnly]),
    ).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('a reset takes everything away', () => {
    const validator = inline('<input id="a" class="required">')
    validator.validate()
    validator.reset()
    expect([find('#a').className, find('.validation-advice').style.display]).toEqual(['required', 'none'])
  })
})

test('what a page has said itself is not said otherwise', async () => {
  const other = await startOn('')
  const own = (await createDates(other, kit)).globals.Locale
  own.define('fr-FR', 'FormValidator', { required: 'Obligatoire !' })
  await create(other, kit)
  expect([own.get('FormValidator.required'), own.get('FormValidator.noSpace')]).toEqual([
    'Obligatoire !',
    'Ce champ n’accepte pas d’espaces.',
  ])
})

test('a text that a script asks for has its places still', () => {
  expect(Form.Validator.getMsg('minLength')).toContain('{minLength}')
})

describe('rules', () => {
  test.each([
    ['required', ['foo'], ['']],
    ['validate-integer', ['5', '-12', '0', ''], ['a', '4.1', '1a', '01']],
    ['validate-numeric', ['5', '4.1', '-0.5', '0'], ['a', '1a', '.']],
    ['validate-digits', ['000-000-0000', '#(000)-000+0:0.0 0'], ['a']],
    ['validate-alpha', ['CamelFoo'], ['Mr. Foo', '123']],
    ['validate-alphanum', ['123', 'CamelFoo222'], ['Mr. Foo']],
    [
      'validate-email',
      ['foo#bar@gmail.com', 'foo.bar@gmail.asdf.com'],
      ['foobar@gmail..com', 'a@@@b.c', '@#@#@(*&##(*@gmail.com'],
    ],
    [
      'validate-url',
      ['https://www.foo.org', 'https://foo.org:8000?a&b=c', 'http://foo.org/a/b.png'],
      ['asdf', 'http12341:3143'],
    ],
    [
      'validate-currency-dollar',
      ['$100,000.00', '$100000', '$.00', '.00', '0.00', '100,000'],
      ['$$1.00', '$ 1.00', '$1000,00.00', '$1 bucks'],
    ],
    ['validate-nospace', ['ab'], ['a b']],
    ['validate-cc-num', ['4111 1111 1111 1111', '378282246310005'], ['4111 1111 1111 1112', '1234']],
  ])('%s', (name, good, bad) => {
    expect(good.map((value) => passes(name, value))).toEqual(good.map(() => true))
    expect(bad.map((value) => passes(name, value))).toEqual(bad.map(() => false))
  })

  test.each([
    ['length', { length: 5 }, '12345', '123456'],
    ['minLength', { minLength: 5 }, '12345', '1234'],
    ['maxLength', { maxLength: 5 }, '12345', '123456'],
  ])('%s', (name, props, good, bad) => {
    expect([passes(name, good, props), passes(name, bad, props), passes(name, bad, {})]).toEqual([
      true,
      false,
      true,
    ])
    expect(Form.Validator.getValidator(name).getError(input(bad), props)).toContain('5')
  })

  test('validate-date writes the date as the language does', () => {
    const field = input('3 janvier 2012')
    expect(Form.Validator.getValidator('validate-date').test(field)).toBe(true)
    expect(field.value).toBe('03/01/2012')
    expect(
      ['Mr. Foo', '32/13/2012', 'bla 12, 1000', '   '].map((value) => passes('validate-date', value)),
    ).toEqual([false, false, false, false])
    Locale.use('en-US')
    expect(['Nov 12', '10-10-2000', 'Nov 10, 2010'].map((value) => passes('validate-date', value))).toEqual([
      true,
      true,
      true,
    ])
  })

  test('one of a group is enough', () => {
    formOf('<p id="g"><input id="a"><input id="b" type="checkbox"></p>')
    const rule = Form.Validator.getValidator('validate-one-required')
    expect(rule.test(find('#a'))).toBe(false)
    find('#b').checked = true
    expect([rule.test(find('#a')), rule.test(find('#a'), { 'validate-one-required': 'g' })]).toEqual([
      true,
      true,
    ])
  })

  test('choices: a box, a group by name, a group by place', () => {
    const form = formOf(
      '<p id="g"><input type="radio" name="r" id="a"><input type="radio" name="r" id="b"></p>',
    )
    const names = ['validate-required-check', 'validate-reqchk-byname', 'validate-reqchk-bynode']
    const all = () => names.map((name) => Form.Validator.getValidator(name).test(find('#a'), { nodeId: 'g' }))
    new Form.Validator(form, SEEN)
    expect(all()).toEqual([false, false, false])
    find('#b').checked = true
    expect(all()).toEqual([false, true, true])
  })

  test('a field that repeats another', () => {
    formOf('<input id="a" name="secret" value="x"><input id="b" value="y">')
    const rule = Form.Validator.getValidator('validate-match')
    expect(rule.test(find('#b'), { matchInput: 'a' })).toBe(false)
    expect(rule.getError(find('#b'), { matchInput: 'a' })).toBe(
      'Ce champ doit être identique au champ secret.',
    )
    find('#b').value = 'x'
    expect(rule.test(find('#b'), { matchInput: 'a' })).toBe(true)
  })

  test('dates in order, and of one month', () => {
    formOf('<input id="a" value="02/01/2012"><input id="b" value="01/02/2012">')
    const check = (name, props) => Form.Validator.getValidator(name).test(find('#b'), props)
    expect([
      check('validate-after-date', { afterElement: 'a' }),
      check('validate-before-date', { beforeElement: 'a' }),
      check('validate-before-date', {}),
      check('validate-same-month', { sameMonthAs: 'a' }),
    ]).toEqual([true, false, true, false])
    expect(Form.Validator.getValidator('validate-after-date').getError(find('#b'), {})).toBe(
      'Cette date ne peut pas précéder la date du jour.',
    )
  })

  test('a box says whether other fields are checked', () => {
    const form = formOf(
      `<input type="checkbox" id="a" class="validate-enforce-oncheck enforceChildrenOf:'g'"><p id="g"><input id="b" class="required"></p>`,
    )
    const validator = new Form.Validator(form, SEEN)
    expect(validator.validate()).toBe(true)
    find('#a').checked = true
    expect(validator.validate()).toBe(false)
  })
})
