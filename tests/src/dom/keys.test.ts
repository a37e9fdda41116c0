import { expect, test } from 'vitest'
import { isEscape, isOfInputMethod } from '../../../src/dom/keys'

const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...more })

test('Escape closes', () => expect(isEscape(press('Escape'))).toBe(true))

test.each([
  ['of an input method that is composing', press('Escape', { isComposing: true })],
  ['that ends a composition in Safari', press('Escape', { keyCode: 229 })],
  ['of another name', press('Enter')],
])('a key %s does not', (_, event) => expect(isEscape(event)).toBe(false))

test('an Escape that something inside has taken does not', () => {
  const event = press('Escape')
  event.preventDefault()
  expect(isEscape(event)).toBe(false)
})

test('Enter of an input method chooses nothing of ours', () => {
  expect(isOfInputMethod(press('Enter', { keyCode: 229 }))).toBe(true)
  expect(isOfInputMethod(press('Enter', { keyCode: 13 }))).toBe(false)
})
