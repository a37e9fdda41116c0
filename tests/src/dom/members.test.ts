import { describe, expect, test } from 'vitest'
import { membersOf } from '../../../src/dom/members'

/** What a form of a browser does: its fields hide its members. */
class Form {
  readonly [Symbol.toStringTag] = 'HTMLFormElement'
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
  test('asking twice is asking once', () => {
    const form = membersOf(hidden())
    expect(membersOf(form)).toBe(form)
  })
  test('what is no form is given back as it is', () => expect(membersOf(null)).toBeNull())
  test('it is of its owner’s kind', () => expect(membersOf(hidden())).toBeInstanceOf(Form))
})

test('the document’s are the browser’s', () => {
  Object.defineProperty(document, 'body', { value: 'an image', configurable: true })
  expect(membersOf(document).body).toBeInstanceOf(HTMLElement)
  expect(membersOf(document).createElement('p')).toBeInstanceOf(HTMLParagraphElement)
  Reflect.deleteProperty(document, 'body')
})

test('a note that a script leaves on the document is there again; an element of that name is none', () => {
  const asked = membersOf(document) as unknown as Record<string, unknown>
  asked.noted = true
  expect(asked.noted).toBe(true)
  Object.defineProperty(document, 'noted', { value: new Image(), configurable: true })
  expect(asked.noted).toBeUndefined()
  Reflect.deleteProperty(document, 'noted')
})
