/** What browsers find of a field when the page is left: by that they keep what was typed, for Back. */
import { afterEach, expect, test } from 'vitest'
import { autocompleteOf, withoutAutocomplete } from '../../../src/forms/autocomplete'
import { makeText } from '../../../src/forms/until-page-hide'

let end = new AbortController()
afterEach(() => end.abort())

function fieldOf(html: string): HTMLInputElement {
  end = new AbortController()
  document.body.innerHTML = html
  return document.querySelector('input') as HTMLInputElement
}
const leave = () => dispatchEvent(new Event('pagehide'))
const comeBack = () => dispatchEvent(new Event('pageshow'))

test.each([
  ['<input>', null],
  ['<input autocomplete="street-address">', 'street-address'],
])('the browser’s own suggestions are off for %s, but not when the page is left', (html, own) => {
  const field = fieldOf(html)
  const now = () => field.getAttribute('autocomplete')
  withoutAutocomplete(field, end.signal)
  expect(now()).toBe('off')
  leave()
  expect([now(), autocompleteOf(field)]).toEqual([own, own ?? ''])
  comeBack()
  expect(now()).toBe('off')
  leave()
  comeBack()
  end.abort()
  expect(now()).toBe(own)
  comeBack()
  expect(now()).toBe(own)
})

test('a field of another type has it again when the page is left, and holds what it sends', () => {
  const field = fieldOf('<input type="number">')
  makeText(field, end.signal, (text) => text.replaceAll(' ', ''))
  field.value = '12 34'
  leave()
  expect([field.type, field.value]).toEqual(['number', '1234'])
  comeBack()
  expect([field.type, field.value]).toEqual(['text', '12 34'])
  end.abort()
  expect(field.type).toBe('number')
  leave()
  expect(field.type).toBe('number')
})
