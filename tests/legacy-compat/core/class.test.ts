// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Class, Events, instanceOf, Options, Type, typeOf } = await installOnPage()

let Vehicle: unknown
let Van: unknown
beforeEach(() => {
  Vehicle = new Class({
    panes: 4,
    options: { tint: 'none', heated: { front: true, rear: false } },
    list: ['windscreen'],
    initialize(plate) {
      this.plate = plate
    },
    name() {
      return `vehicle ${this.plate}`
    },
    stop() {
      return 'stopped'
    },
  })
  Van = new Class({
    Extends: Vehicle,
    panes: 6,
    options: { heated: { rear: true } },
    initialize(plate, load) {
      this.parent(plate)
      this.load = load
    },
    name() {
      return `van, ${this.parent()}`
    },
  })
})

describe('a class', () => {
  test('is a class, and a type of its own', () => {
    expect(typeOf(Vehicle)).toBe('class')
    expect(Type.isClass(Vehicle)).toBe(true)
    expect(instanceOf(Vehicle, Class)).toBe(true)
    expect(typeOf(new Vehicle())).toBe('object')
  })

  test('runs initialize with the arguments', () => {
    expect(new Vehicle('AB-123').plate).toBe('AB-123')
  })

  test('may be made of a function, which is its initialize', () => {
    const Made = new Class(function (plate) {
      this.plate = plate
    })
    expect(new Made('x').plate).toBe('x')
  })

  test('may have neither methods nor initialize', () => {
    const Empty = new Class()
    expect(typeOf(new Empty())).toBe('object')
  })

  test('answers with what its initialize returns, where that is an object', () => {
    const other = { other: true }
    const Made = new Class({ initialize: () => other })
    expect(new Made()).toBe(other)
  })

  test('gives each instance its own objects and lists', () => {
    const [one, two] = [new Vehicle('1'), new Vehicle('2')]
    one.options.heated.front = false
    one.list.push('mirror')
    expect(two.options.heated.front).toBe(true)
    expect(two.list).toEqual(['windscreen'])
    expect(Vehicle.prototype.list).toEqual(['windscreen'])
  })

  test('keeps an instance of another class in its prototype for itself per instance', () => {
    const Inner = new Class({ values: { n: 0 } })
    const Outer = new Class({ inner: new Inner() })
    const [one, two] = [new Outer(), new Outer()]
    one.inner.values.n = 5
    expect(two.inner.values.n).toBe(0)
  })

  test('may have its own toString, and one that extends it another', () => {
    const Person = new Class({
      initialize(name) {
        this.name = name
      },
      toString() {
        return this.name
      },
    })
    const French = new Class({
      Extends: Person,
      toString() {
        return `M. ${this.parent()}`
      },
    })
    expect(`${new Person('Roux')}`).toBe('Roux')
    expect(`${new French('Roux')}`).toBe('M. Roux')
  })

  test('tells the instance which class made it', () => {
    expect(new Van().$constructor).toBe(Van)
  })
})

describe('Extends', () => {
  test('inherits, and reaches what it overrides by this.parent()', () => {
    const van = new Van('AB-123', 900)
    expect([van.plate, van.load, van.panes, van.stop()]).toEqual(['AB-123', 900, 6, 'stopped'])
    expect(van.name()).toBe('van, vehicle AB-123')
  })

  test('merges options all the way down', () => {
    expect(new Van().options.heated.front).toBe(true)
    expect(new Van().options.heated.rear).toBe(true)
    expect(new Van().options.tint).toBe('none')
    expect(new Vehicle().options.heated.rear).toBe(false)
  })

  test('goes up through several classes', () => {
    const Minibus = new Class({
      Extends: Van,
      name() {
        return `minibus, ${this.parent()}`
      },
    })
    expect(new Minibus('1').name()).toBe('minibus, van, vehicle 1')
  })

  test('skips a class in between that has no such method', () => {
    const Between = new Class({ Extends: Vehicle })
    const Below = new Class({
      Extends: Between,
      name() {
        return `below ${this.parent()}`
      },
    })
    expect(new Below('1').name()).toBe('below vehicle 1')
  })

  test('makes an instance of both', () => {
    const van = new Van()
    expect([instanceOf(van, Van), instanceOf(van, Vehicle), van instanceof Vehicle]).toEqual([
      true,
      true,
      true,
    ])
    expect(instanceOf(new Vehicle(), Van)).toBe(false)
    expect(Van.parent).toBe(Vehicle)
  })

  test('sees what is implemented above later', () => {
    const van = new Van('1')
    Vehicle.implement({ honk: () => 'tut', stop: () => 'stopped later' })
    expect([van.honk(), van.stop()]).toEqual(['tut', 'stopped later'])
  })

  test('does not run the initialize above to be made', () => {
    let runs = 0
    const Above = new Class({
      initialize() {
        runs++
      },
    })
    new Class({ Extends: Above })
    expect(runs).toBe(0)
  })

  test('refuses this.parent() where there is none, and outside of a method', () => {
    const Alone = new Class({
      ask() {
        return this.parent()
      },
    })
    expect(() => new Alone().ask()).toThrow('The method "ask" has no parent.')
    expect(() => new Van().parent()).toThrow('The method "parent" cannot be called.')
  })

  test('finds the right parent again after one method has called another', () => {
    const Low = new Class({
      Extends: Van,
      name() {
        this.stop()
        return `low ${this.parent()}`
      },
      stop() {
        return this.parent()
      },
    })
    expect(new Low('1').name()).toBe('low van, vehicle 1')
  })
})

describe('Implements', () => {
  test.each([
    ['one class', (Mixin) => Mixin],
    ['a list of classes', (Mixin) => [Mixin]],
    ['an instance', (Mixin) => new Mixin()],
  ])('takes the methods of %s', (_, from) => {
    const Mixin = new Class({ jump: () => 'jumped', data: { a: 1 } })
    const Made = new Class({ Implements: from(Mixin), run: () => 'ran' })
    const made = new Made()
    expect([made.jump(), made.run(), made.data.a]).toEqual(['jumped', 'ran', 1])
  })

  test('takes initialize as well, where the class has none', () => {
    expect(new new Class({ Implements: Vehicle })('7').plate).toBe('7')
  })

  test('does not make an instance of it', () => {
    const Made = new Class({ Implements: [Vehicle] })
    expect(instanceOf(new Made(), Vehicle)).toBe(false)
  })

  test('keeps this.parent() of the implemented class', () => {
    const Made = new Class({ Implements: Van })
    expect(new Made('8', 1).name()).toBe('van, vehicle 8')
  })
})

describe('implement', () => {
  test('takes a name and a method, or several, and hands back the class', () => {
    expect(Vehicle.implement('honk', () => 'tut').implement({ wipe: () => 'clean' })).toBe(Vehicle)
    expect([new Vehicle().honk(), new Vehicle().wipe()]).toEqual(['tut', 'clean'])
  })

  test('takes an instance apart', () => {
    const Extra = new Class({ honk: () => 'tut' })
    Vehicle.implement(new Extra())
    expect(new Vehicle().honk()).toBe('tut')
  })

  test('does not change the object that it is given', () => {
    const options = { tint: 'blue' }
    const Made = new Class({ options })
    new Made().options.tint = 'red'
    expect(options.tint).toBe('blue')
  })

  test('leaves a hidden method out', () => {
    Vehicle.implement({ secret: (() => 1).hide() })
    expect(new Vehicle().secret).toBeUndefined()
  })
})

test('a method that is handed on without its object is called on the window', () => {
  const Page = new Class({
    whose() {
      return this === window
    },
  })
  const { whose } = new Page()
  expect(whose()).toBe(true)
})

test('1.1 adds to a class what objects of others can do, one or several, and keeps whose class it is', () => {
  const Tabs = new Class({
    initialize(options) {
      this.setOptions({ display: 0 }, options)
    },
    name: () => 'tabs',
  })
  Tabs.implement(new Events(), new Options())
  const More = new Class({
    Extends: Tabs,
    name() {
      return `more ${this.parent()}`
    },
  })
  expect(Class.empty()).toBeUndefined()
  const onActive = vi.fn()
  const tabs = new More({ display: 2, onActive })
  tabs.fireEvent('active', 1)
  expect([tabs.options.display, tabs.name(), instanceOf(tabs, Tabs), instanceOf(tabs, Events)]).toEqual([
    2,
    'more tabs',
    true,
    false,
  ])
  expect(onActive).toHaveBeenCalledExactlyOnceWith(1)
})

test('a method is bound with a list of all its arguments, as 1.2 has it; other functions as the browser does', () => {
  const Slide = new Class({
    walk(...given) {
      return [this.size, ...given]
    },
  })
  const slide = Object.assign(new Slide(), { size: 240 })
  expect(slide.walk.bind(slide, [1, true])('event')).toEqual([240, 1, true])
  expect(slide.walk.bind(slide, 1)('event')).toEqual([240, 1, 'event'])
  expect(slide.walk.bind(slide)('event')).toEqual([240, 'event'])
  const plain = (...given) => given
  expect(plain.bind(null, [1, 2])()).toEqual([[1, 2]])
})
