// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Class, Element, Elements, Hash, instanceOf, Type, typeOf } = await installOnPage()

const argumentsOf = function () {
  // biome-ignore lint/complexity/noArguments: what is asked is what arguments are
  return arguments
}

describe('typeOf', () => {
  test.each([
    ['array', []],
    ['string', 'verre'],
    ['string', new String('verre')],
    ['number', 12],
    ['null', Number.NaN],
    ['null', null],
    ['null', undefined],
    ['boolean', false],
    ['regexp', /verre/],
    ['date', new Date()],
    ['error', new Error('x')],
    ['function', () => {}],
    ['object', { a: 1 }],
    ['arguments', argumentsOf(1, 2)],
    ['element', document.createElement('p')],
    ['textnode', document.createTextNode('verre')],
    ['whitespace', document.createTextNode(' \n ')],
    ['collection', document.getElementsByTagName('*')],
    ['collection', document.createElement('form').elements],
    ['elements', new Elements()],
    ['window', window],
    ['document', document],
    ['hash', new Hash()],
    ['type', Element],
  ])('says %s', (family, item) => {
    expect(typeOf(item)).toBe(family)
  })

  test('asks the object itself first', () => {
    expect(typeOf({ $family: () => 'pane' })).toBe('pane')
  })
})

describe('instanceOf', () => {
  test.each([
    [[], 'Array'],
    [1, 'Number'],
    ['x', 'String'],
    [true, 'Boolean'],
    [/_/, 'RegExp'],
    [new Date(), 'Date'],
    [{}, 'Object'],
    [() => {}, 'Function'],
  ])('of %s, its constructor %s', (item, name) => {
    expect(instanceOf(item, globalThis[name])).toBe(true)
  })

  test('of nothing is false', () => {
    expect([instanceOf(null, null), instanceOf(undefined, Object), instanceOf(null, Array)]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('of an element, Element; of a list, Elements and Array', () => {
    expect(instanceOf(new Element('div'), Element)).toBe(true)
    expect(instanceOf(document.createElement('p'), Element)).toBe(true)
    expect([instanceOf(new Elements(), Elements), instanceOf(new Elements(), Array)]).toEqual([true, true])
  })

  test('respects the `parent` of a constructor of the page', () => {
    class Custom {}
    Custom.parent = Array
    expect(instanceOf(new Custom(), Array)).toBe(true)
  })
})

describe('Type', () => {
  test.each([
    ['isArray', [1], 'x'],
    ['isString', 'x', 1],
    ['isNumber', 1, '1'],
    ['isNumber', 0, Number.NaN],
    ['isFunction', () => {}, {}],
    ['isObject', {}, []],
    ['isBoolean', true, 1],
    ['isRegExp', /x/, 'x'],
    ['isDate', new Date(), 0],
    ['isElement', document.createElement('p'), {}],
    ['isElements', new Elements(), []],
    ['isEnumerable', [1], { a: 1 }],
    ['isEnumerable', argumentsOf(1), 1],
    ['isEnumerable', { length: 2 }, () => {}],
    ['isType', Element, {}],
    ['isClass', new Class(), {}],
    ['isHash', new Hash(), {}],
    ['isWindow', window, {}],
    ['isDocument', document, {}],
  ])('%s', (name, yes, no) => {
    expect([Type[name](yes), Type[name](no)]).toEqual([true, false])
  })

  test('makes a type: methods, generics, its own question', () => {
    const Pane = new Type('Pane', function (name) {
      this.name = name
    }).implement({
      clean() {
        return `${this.name} is clean`
      },
    })
    const pane = new Pane('windscreen')
    expect([pane.clean(), Pane.clean({ name: 'door' })]).toEqual(['windscreen is clean', 'door is clean'])
    expect([Type.isPane(pane), Type.isPane({}), typeOf(pane), Type.isType(Pane)]).toEqual([
      true,
      false,
      'pane',
      true,
    ])
    expect(instanceOf(pane, Pane)).toBe(true)
  })

  test('a method may be replaced, unless it is protected', () => {
    const Pane = new Type('PaneTwo', class {}).implement({ a: () => 1, b: (() => 1).protect() })
    Pane.implement({ a: () => 2, b: () => 2 })
    expect([new Pane().a(), new Pane().b()]).toEqual([2, 1])
  })

  test('hands itself back from alias, implement and extend', () => {
    const Pane = new Type('PaneThree', class {}.implement({ a: () => 'a' }))
    expect(
      Pane.alias('a', 'b')
        .implement({ c() {} })
        .extend({ d: () => 'd' }),
    ).toBe(Pane)
    expect(Pane.d()).toBe('d')
  })

  test('alias gives a method another name', () => {
    const Pane = new Type('PaneFour', class {}).implement({ wash: () => 'clean' })
    Pane.alias('polish', 'wash').alias({ wipe: 'wash' })
    expect([new Pane().polish(), new Pane().wipe()]).toEqual(['clean', 'clean'])
  })

  test('mirror tells of every method that is implemented', () => {
    const seen: string[] = []
    const Pane = new Type('PaneFive', class {})
    Pane.mirror((name) => seen.push(name))
    Pane.implement({ a() {}, b() {} })
    expect(seen).toEqual(['a', 'b'])
  })

  test('a method that is implemented on a native type is on all of them, and generic', () => {
    String.implement({
      shoutTest() {
        return `${this.toUpperCase()} !`
      },
    })
    expect(['vite'.shoutTest(), String.shoutTest('vite')]).toEqual(['VITE !', 'VITE !'])
    Array.implement('secondTest', function () {
      return this[1]
    })
    expect([[1, 2].secondTest(), Array.secondTest([1, 2])]).toEqual([2, 2])
    Number.implement({
      twiceTest() {
        return this * 2
      },
    })
    expect((4).twiceTest()).toBe(8)
    Function.implement({
      onceTest() {
        return this()
      },
    })
    expect((() => 5).onceTest()).toBe(5)
  })

  test('extend adds to the constructor only', () => {
    Array.extend({ helperTest: () => 'h' })
    expect([Array.helperTest(), [].helperTest]).toEqual(['h', undefined])
  })
})

describe('generics', () => {
  test.each([
    [
      'Array.each',
      () => {
        const all = []
        Array.each(argumentsOf(1, 2), (n) => all.push(n))
        return all
      },
      [1, 2],
    ],
    ['Array.slice', () => Array.slice(argumentsOf(1, 2, 3), 1), [2, 3]],
    ['Array.map', () => Array.map([1, 2], (n) => n * 2), [2, 4]],
    ['Array.filter', () => Array.filter([1, 2], (n) => n > 1), [2]],
    ['Array.every', () => Array.every([1, 2], Type.isNumber), true],
    ['Array.some', () => Array.some([1, 'x'], Type.isString), true],
    ['Array.indexOf', () => Array.indexOf([1, 2], 2), 1],
    [
      'Array.forEach',
      () => {
        let sum = 0
        Array.forEach([1, 2], (n) => {
          sum += n
        })
        return sum
      },
      3,
    ],
    ['Array.contains', () => Array.contains([1, 2], 2), true],
    [
      'Array.push',
      () => {
        const list = [1]
        Array.push(list, 2)
        return list
      },
      [1, 2],
    ],
    ['Array.join', () => Array.join([1, 2], '-'), '1-2'],
    ['Array.clone', () => Array.clone([1, [2]]), [1, [2]]],
    ['Array.flatten', () => Array.flatten([1, [2, [3]]]), [1, 2, 3]],
    ['String.trim', () => String.trim(' x '), 'x'],
    ['String.camelCase', () => String.camelCase('a-b'), 'aB'],
    ['String.split', () => String.split('a,b', ','), ['a', 'b']],
    ['String.substitute', () => String.substitute('{a}', { a: 1 }), '1'],
    ['Number.limit', () => Number.limit(12, 1, 10), 10],
    ['Number.toFixed', () => Number.toFixed(1.25, 1), '1.3'],
    [
      'Function.attempt',
      () =>
        Function.attempt(
          () => {
            throw new Error('x')
          },
          () => 2,
        ),
      2,
    ],
  ])('%s', (_, call, result) => {
    expect(call()).toEqual(result)
  })
})

test('1.2’s type is the question of each', () => {
  expect([Array.type([]), Number.type(1), String.type(1), Element.type(document.body)]).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(new Elements([document.body]).every(Element.type)).toBe(true)
  expect(Class.type(new Class())).toBe(true)
})

describe('as the plugin collection of that time uses them', () => {
  test('dates, patterns and switches are types: what is implemented has other names, and generics', () => {
    const same = Date.implement({
      isOfMillennium() {
        return this.getFullYear() > 1999
      },
    }).alias({ isRecent: 'isOfMillennium' })
    expect([same, new Date(2009, 1, 1).isRecent(), Date.isOfMillennium(new Date(1998, 1, 1))]).toEqual([
      Date,
      true,
      false,
    ])
    expect([RegExp.type(/x/), Boolean.type(false), Date.type('x')]).toEqual([true, true, false])
    for (const name of ['isOfMillennium', 'isRecent']) delete Date.prototype[name]
  })

  test('a type of the page’s shows its methods, with which it makes lists of more', () => {
    const Colour = new Type('Colour', function (parts) {
      return Object.append([...parts], this)
    })
    Colour.implement({
      inverted() {
        return new Colour(this.map((part) => 255 - part))
      },
    })
    expect([...new Colour([0, 255, 10]).inverted()]).toEqual([255, 0, 245])
    expect([typeOf(new Colour([1])), Array.isArray(new Colour([1]))]).toEqual(['colour', true])
    // A list of a type of its own is copied into a plain one.
    expect(Array.convert(new Colour([1]))).toEqual([1])
    expect(Object.keys(Array.prototype)).toEqual([])
  })

  test('a mutator of every class may read what a class does not have', () => {
    const before = Class.Mutators.initialize
    Class.Mutators.initialize = (initialize) =>
      function (...args) {
        for (const name of Array.from(this.Binds)) this[name] = this[name].bind(this)
        return initialize ? initialize.apply(this, args) : this
      }
    const Plain = new Class({ initialize: () => undefined })
    const Bound = new Class({
      Binds: ['who'],
      name: 'Anne',
      initialize: () => undefined,
      who() {
        return this.name
      },
    })
    const { who } = new Bound()
    expect([typeof new Plain(), who()]).toEqual(['object', 'Anne'])
    if (before) Class.Mutators.initialize = before
    else delete Class.Mutators.initialize
  })
})

test('Array.type takes a list of elements for one, as 1.2 did', () => {
  expect([Array.type(new Elements()), Array.type('x')]).toEqual([true, false])
  expect(new Hash({ a: 1 }).indexOf(1)).toBe('a')
})
