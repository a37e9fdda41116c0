import { afterEach, describe, expect, test } from 'vitest'
import { ownProperty, withoutPrototype } from '../../../src/base/own-property'
import { dataOf } from '../../../src/dom/data-of'
import { find } from '../../helpers/engine'

describe('ownProperty', () => {
  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    '%s is not what every object inherits',
    (name) => {
      expect(ownProperty<unknown>({}, name)).toBeUndefined()
      expect(ownProperty<unknown>(JSON.parse(`{"${name}":1}`), name)).toBe(1)
    },
  )

  test('without a record there is no value', () => {
    expect([ownProperty(undefined, 'a'), ownProperty(null, 'a')]).toEqual([undefined, undefined])
  })
})

describe('with a polluted Object.prototype', () => {
  afterEach(() => Reflect.deleteProperty(Object.prototype, 'html'))
  const pollute = () => Object.defineProperty(Object.prototype, 'html', { value: true, configurable: true })

  test('options have what was given, at every depth', () => {
    const run = () => 1
    const element = document.createElement('p')
    const made = new (class {
      a = 1
    })()
    const given = { a: { b: [{ c: 1 }] }, run, element, made, html: undefined }
    const copy = withoutPrototype(given)
    pollute()
    expect([copy.html, Object(copy.a).html, Object(copy.a.b[0]).html]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([copy.a.b[0]?.c, copy.run, copy.element, copy.made]).toEqual([1, run, element, made])
    expect(given.a.b).not.toBe(copy.a.b)
  })

  test('what holds itself is copied once', () => {
    interface Held {
      all: Held[]
      self?: Held
    }
    const given: Held = { all: [] }
    given.self = given
    given.all.push(given)
    const copy = withoutPrototype(given)
    expect(copy).not.toBe(given)
    expect([copy.self, copy.all[0]]).toEqual([copy, copy])
    expect(copy.self).toBe(copy)
  })

  test.each(['un texte', 1, null, undefined])('%j stays what it is', (given) =>
    expect(withoutPrototype(given)).toBe(given),
  )

  test('an attribute that is not there has no value', () => {
    document.body.innerHTML = '<form data-url="/a"><input name="dataset"></form>'
    pollute()
    const data = dataOf(find('form'))
    expect([data.url, data.html]).toEqual(['/a', undefined])
  })
})
