// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const {
  $A,
  $arguments,
  $chk,
  $clear,
  $defined,
  $E,
  $each,
  $empty,
  $ES,
  $extend,
  $H,
  $lambda,
  $merge,
  $pick,
  $random,
  $splat,
  $time,
  $try,
  $type,
  $unlink,
  Element,
  Elements,
  Native,
} = await installOnPage()

afterEach(() => vi.useRealTimers())

test.each([
  ['array', []],
  ['array', new Elements()],
  ['string', 'x'],
  ['number', 1],
  [false, Number.NaN],
  [false, null],
  [false, undefined],
  ['boolean', false],
  ['function', () => {}],
  ['regexp', /x/],
  ['object', {}],
  ['element', document.createElement('p')],
  ['collection', document.getElementsByTagName('p')],
  ['document', document],
  ['hash', $H({})],
])('$type says %s', (name, item) => {
  expect($type(item)).toBe(name)
})

test.each([
  [
    '$chk',
    [$chk(0), $chk(1), $chk(''), $chk(false), $chk(null), $chk(undefined)],
    [true, true, false, false, false, false],
  ],
  [
    '$defined',
    [$defined(0), $defined(false), $defined(null), $defined(undefined)],
    [true, true, false, false],
  ],
  ['$pick', [$pick(null, undefined, false, 1), $pick(null)], [false, null]],
  ['$splat', [$splat(1), $splat([1]), $splat(null), $splat(undefined)], [[1], [1], [], []]],
  ['$arguments', [$arguments(0)('a', 'b'), $arguments(1)('a', 'b')], ['a', 'b']],
  ['$merge', $merge({ a: { b: 1 } }, { a: { c: 2 } }), { a: { b: 1, c: 2 } }],
  ['$extend', $extend({ a: 1 }, { b: 2 }), { a: 1, b: 2 }],
  ['$extend with nothing', $extend({ a: 1 }), { a: 1 }],
  ['$lambda', [$lambda('x')(), $lambda($empty)], ['x', $empty]],
  ['$random', [1, 2, 3].includes($random(1, 3)), true],
  ['$empty', $empty(), undefined],
])('%s', (_, result, expected) => {
  expect(result).toEqual(expected)
})

test('$try takes the first that does not throw, and null when all do', () => {
  const failing = () => {
    throw new Error('x')
  }
  const never = vi.fn()
  expect([$try(failing, () => 'second', never), $try(failing, failing)]).toEqual(['second', null])
  expect(never).not.toHaveBeenCalled()
})

test('$A copies a list', () => {
  const list = [1, 2]
  expect($A(list)).toEqual([1, 2])
  expect($A(list)).not.toBe(list)
})

test('$unlink copies all the way down, a hash stays one', () => {
  const inner = { b: 1 }
  const copy = $unlink({ inner })
  inner.b = 2
  expect(copy.inner.b).toBe(1)
  const hash = $H({ a: 'one' })
  const other = $unlink(hash).set('a', 'two')
  expect([hash.get('a'), other.get('a'), $type(other)]).toEqual(['one', 'two', 'hash'])
})

test('$each goes through lists and objects', () => {
  const seen: unknown[] = []
  $each(['a'], (value, key) => seen.push([value, key]))
  $each({ x: 'b' }, (value, key) => seen.push([value, key]))
  expect(seen).toEqual([
    ['a', 0],
    ['b', 'x'],
  ])
})

test('$clear ends a timer, and answers null', () => {
  vi.useFakeTimers()
  const fn = vi.fn()
  expect([$clear(setTimeout(fn, 10)), $clear(setInterval(fn, 10))]).toEqual([null, null])
  vi.advanceTimersByTime(50)
  expect(fn).not.toHaveBeenCalled()
})

test('$time is now', () => {
  expect(Math.abs($time() - Date.now()) < 1000).toBe(true)
})

describe('1.1’s names of what elements can do', () => {
  const make = () => new Element('div')

  test.each([
    ['setHTML', () => make().setHTML('<b>a</b>', '<i>b</i>').innerHTML, '<b>a</b><i>b</i>'],
    ['setText', () => make().setText('a<b').innerHTML, 'a&lt;b'],
    ['getText', () => make().setHTML('<b>a</b>').getText(), 'a'],
    ['getTag', () => make().getTag(), 'div'],
    ['getValue', () => new Element('input', { value: 'x' }).getValue(), 'x'],
    ['setOpacity', () => make().setOpacity(0.5).style.opacity, '0.5'],
    ['hasProperty', () => make().setProperty('title', 'x').hasProperty('title'), true],
  ])('%s', (_, call, result) => {
    expect(call()).toBe(result)
  })

  test('injectInside, injectTop, injectBefore, injectAfter', () => {
    const parent = make()
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => new Element('p', { id }))
    a.injectInside(parent)
    b.injectTop(parent)
    c.injectBefore(a)
    d.injectAfter(a)
    expect([...parent.children].map((node) => node.id)).toEqual(['b', 'c', 'a', 'd'])
  })

  test('$E and $ES find in the page or in an element', () => {
    document.body.innerHTML = '<div id="one"><p class="a">1</p></div><p class="a">2</p>'
    expect([
      $E('p.a').textContent,
      $ES('p.a').length,
      $ES('p.a', 'one').length,
      $E('p', document.getElementById('one')).textContent,
    ]).toEqual(['1', 2, 1, '1'])
    expect(typeof $ES('p').addEvent).toBe('function')
  })

  test('lists: copy, merge, remove, test', () => {
    expect([[1, 2, 3].copy(1), [1].merge([1, 2]), [1, 2, 1].remove(1), [1, 2].test(2)]).toEqual([
      [2, 3],
      [1, 2],
      [2],
      true,
    ])
  })
})

describe('names of 1.1 for what later versions call otherwise', () => {
  test('lists are filtered by tag, class, id and attribute', () => {
    document.body.innerHTML =
      '<p id="p1" class="a" title="un">1</p><p class="b">2</p><div class="a" title="deux">3</div>'
    const texts = (list) => list.map((element) => element.textContent)
    const all = $$('body > *')
    expect([
      texts(all.filterByTag('p')),
      texts(all.filterByClass('a')),
      texts(all.filterById('p1')),
      texts(all.filterByAttribute('title')),
      texts(all.filterByAttribute('title', '^=', 'd')),
      texts(all.filterByAttribute('title', '=', 'un').filterByTag('div')),
    ]).toEqual([['1', '2'], ['1', '3'], ['1'], ['1', '3'], ['3'], []])
    expect(typeof all.filterByTag('p').addEvent).toBe('function')
  })

  test('bindAsEventListener gives the event first', () => {
    const tell = function (...given) {
      return [String(this), ...given]
    }
    expect(tell.bindAsEventListener('x', ['a', 'b'])('event')).toEqual(['x', 'event', 'a', 'b'])
    expect(tell.bindAsEventListener('x')('event')).toEqual(['x', 'event'])
  })

  test('Object.extend copies into another object, and still gives names to Object itself', () => {
    const options = { width: 1, height: 2 }
    expect(Object.extend(options, { height: 3 })).toBe(options)
    expect(options).toEqual({ width: 1, height: 3 })
    expect(Object.extend({ a: 1 }, {})).toEqual({ a: 1 })
    expect(Object.extend('ilotsTried', 1).ilotsTried).toBe(1)
    expect(Object.extend({ ilotsTried: 2 }).ilotsTried).toBe(2)
    delete Object.ilotsTried
    expect(Object.keys(Object)).toEqual([])
  })

  test('an effect is begun by `custom` and ended by `clearTimer`', () => {
    vi.useFakeTimers()
    const values = []
    const Counter = new Class({ Extends: Fx, set: (value) => values.push(value) })
    const effect = new Counter({ duration: 100, transition: 'linear' })
    expect(effect.custom(0, 10)).toBe(effect)
    vi.advanceTimersByTime(60)
    expect(effect.clearTimer().isRunning()).toBe(false)
    const seen = values.length
    vi.advanceTimersByTime(60)
    vi.useRealTimers()
    expect([seen > 1, values.length, Math.max(...values) < 10]).toEqual([true, seen, true])
  })

  test('getSize has size, scroll and scrollSize as well, which nobody else sees', () => {
    const { body } = document
    const size = body.getSize()
    expect(Object.keys(size)).toEqual(['x', 'y'])
    expect(size.size).toBe(size)
    expect([size.scroll, size.scrollSize]).toEqual([body.getScroll(), body.getScrollSize()])
    expect($$('body').getSize()[0].scroll).toEqual({ x: 0, y: 0 })
  })

  test('Cookie.set, get and remove', () => {
    Cookie.set('vu', 'a b;c', { duration: 1 })
    expect(document.cookie).toContain('vu=a%20b%3Bc')
    expect(Cookie.get('vu')).toBe('a b;c')
    Cookie.remove('vu')
    expect(Cookie.get('vu')).toBeNull()
  })
})

describe('Native and create', () => {
  test('a Native has what is implemented, and generics; several types take the same', () => {
    const Car = new Native({
      name: 'car',
      initialize(name) {
        this.name = name
      },
    })
    Native.implement([Car], { named: (suffix) => suffix, wheels: 4 })
    Car.implement({
      label() {
        return `${this.name} ${this.wheels}`
      },
    })
    expect([new Car('2 CV').label(), Car.label({ name: 'DS', wheels: 3 }), Native.type(Car)]).toEqual([
      '2 CV 4',
      'DS 3',
      true,
    ])
    expect(Native.type({})).toBe(false)
  })

  test('create makes a function of it: bound, with arguments, as a handler, later, or one that does not throw', () => {
    const tell = function (...given) {
      return [String(this), ...given]
    }
    expect(tell.create({ bind: 'x', arguments: [1, 2] })(9)).toEqual(['x', 1, 2])
    expect(tell.create({ bind: 'x' })(9)).toEqual(['x', 9])
    expect(tell.create({ bind: 'x', event: true, arguments: 1 })('event')).toEqual(['x', 'event', 1])
    expect(tell.create({ bind: 'x', event: true })('event', 2)).toEqual(['x', 'event', 2])
    const thrown = () => {
      throw new Error('no')
    }
    expect(thrown.create({ attempt: true })()).toBeNull()
    vi.useFakeTimers()
    const late = vi.fn()
    late.create({ delay: 20, arguments: 'a' })()
    late.create({ periodical: 30 })()
    vi.advanceTimersByTime(65)
    vi.clearAllTimers()
    vi.useRealTimers()
    expect(late.mock.calls).toEqual([['a'], [], []])
  })
})
