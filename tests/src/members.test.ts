import { describe, expect, test } from 'vitest'
import { membersOf } from '../../src/members'

/** What a form of a browser does: its fields hide its members. */
class Form {
  #action = '/contact'
  get action(): string {
    return this.#action
  }
  set action(value: string) {
    this.#action = value
  }
  submit(): string {
    return `sent to ${this.#action}`
  }
}
const hidden = () =>
  Object.assign(
    Object.defineProperties(new Form(), {
      action: { value: 'a field', configurable: true },
      submit: { value: 'a field', configurable: true },
    }),
    { own: 1 },
  )

describe('members of an owner whose fields hide them', () => {
  test('are read', () => {
    const form = hidden()
    expect(form.action).toBe('a field')
    expect(membersOf(form).action).toBe('/contact')
  })
  test('are called on the owner itself', () => expect(membersOf(hidden()).submit()).toBe('sent to /contact'))
  test('are set', () => {
    const form = hidden()
    membersOf(form).action = '/devis'
    expect(membersOf(form).submit()).toBe('sent to /devis')
  })
  test('what the owner has of its own is there', () => {
    const form = hidden()
    expect(membersOf(form).own).toBe(1)
    membersOf(form).own = 2
    expect(form.own).toBe(2)
  })
  test('it is of its owner’s kind', () => expect(membersOf(hidden())).toBeInstanceOf(Form))
})

test('the document’s are the browser’s', () => {
  Object.defineProperty(document, 'body', { value: 'an image', configurable: true })
  expect(membersOf(document).body).toBeInstanceOf(HTMLElement)
  expect(membersOf(document).createElement('p')).toBeInstanceOf(HTMLParagraphElement)
  Reflect.deleteProperty(document, 'body')
})
