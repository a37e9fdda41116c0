import { describe, expect, test } from 'vitest'
import { withoutAutocomplete } from '../../../src/forms/autocomplete'
import { controlsOf, isStorable } from '../../../src/forms/stored-fields'
import { find } from '../../helpers/engine'

/** Names of what may be kept of a form. */
function kept(html: string, attributes = ''): string[] {
  document.body.innerHTML = `<form ${attributes}>${html}</form>`
  return controlsOf(find<HTMLFormElement>('form'))
    .filter(isStorable)
    .map(({ name }) => name)
}

test.each(['', 'text', 'search', 'tel', 'url', 'email', 'number', 'date', 'checkbox', 'radio', 'inconnu'])(
  'an input of type "%s" is kept',
  (type) => expect(kept(`<input name="a" type="${type}">`)).toEqual(['a']),
)

test.each(['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset', 'PassWord'])(
  'an input of type "%s" is not',
  (type) => expect(kept(`<input name="a" type="${type}">`)).toEqual([]),
)

test('lists and texts are kept; buttons, outputs and groups are not', () => {
  expect(
    kept(
      '<select name="a"></select><textarea name="b"></textarea><button name="c"></button><output name="d"></output><fieldset name="e"></fieldset>',
    ),
  ).toEqual(['a', 'b'])
})

describe('never kept is a field', () => {
  test.each([
    'off',
    'OFF',
    ' off ',
    'cc-number',
    'cc-csc',
    'cc-un-jour-nouveau',
    'section-a billing CC-EXP',
    'one-time-code',
    'section-a one-time-code',
    'current-password',
    'new-password webauthn',
    'home\ncc-name',
  ])('with autocomplete="%s"', (value) => {
    for (const field of ['<input name="a"', '<textarea name="a"', '<select name="a"'])
      expect(kept(`${field} autocomplete="${value}">`)).toEqual([])
  })

  test('with data-keep="off" on it, or around it', () => {
    expect(
      kept('<input name="a" data-keep="off"><fieldset data-keep="off"><p><input name="b"></p></fieldset>'),
    ).toEqual([])
    expect(kept('<input name="a">', 'data-keep="off"')).toEqual([])
  })

  test.each([
    'password',
    'mot_de_passe',
    'motDePasse',
    'pass',
    'passwd2',
    'mdp',
    'client_secret',
    'g-recaptcha-response',
    'csrf',
    '_token',
    'otp',
    'code_otp',
    'cvv',
    'iban',
  ])('named %s, which the page has forgotten to say', (name) =>
    expect(kept(`<textarea name="${name}">`)).toEqual([]),
  )
})

test.each(['on', 'name', 'street-address', 'postal-code', 'bday', 'offre', 'section-off home'])(
  'with autocomplete="%s" it is kept',
  (value) => expect(kept(`<input name="a" autocomplete="${value}">`)).toEqual(['a']),
)

test.each(['titre', 'passagers', 'passeport', 'message', 'adoption', 'code_postal'])(
  'named %s it is kept',
  (name) => expect(kept(`<input name="${name}">`)).toEqual([name]),
)

test.each(['off', 'OFF', ' off'])('of a form with autocomplete="%s", nothing is', (value) => {
  expect(kept('<input name="a"><input name="b" autocomplete="on">', `autocomplete="${value}"`)).toEqual([])
})

test('fields named after members of the form hide none of them', () => {
  expect(
    kept(
      '<input name="elements"><input name="getAttribute"><input name="autocomplete">',
      'autocomplete="on"',
    ),
  ).toEqual(['elements', 'getAttribute', 'autocomplete'])
})

test('the autocomplete that an island sets is not the page’s own', () => {
  const mounted = new AbortController()
  document.body.innerHTML = '<form><input name="a"><input name="b" autocomplete="cc-name"></form>'
  const form = find<HTMLFormElement>('form')
  for (const field of form.querySelectorAll('input')) withoutAutocomplete(field, mounted.signal)
  const names = () =>
    controlsOf(form)
      .filter(isStorable)
      .map(({ name }) => name)
  expect(names()).toEqual(['a'])
  mounted.abort()
  expect(names()).toEqual(['a'])
  expect(form.innerHTML).toBe('<input name="a"><input name="b" autocomplete="cc-name">')
  find('[name="a"]').setAttribute('autocomplete', 'off')
  expect(names()).toEqual([])
})
