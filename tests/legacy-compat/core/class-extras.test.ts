// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Chain, Class, Element, Events, Options } = await installOnPage()

describe('Chain', () => {
  const Queue = new Class({ Implements: Chain })

  test('calls one at a time, in their order, with the arguments, and answers with the result', () => {
    const queue = new Queue()
    queue.chain((a, b) => `1${a}${b}`).chain((a) => `2${a}`)
    expect([queue.callChain('a', 'b'), queue.callChain('c'), queue.callChain('d')]).toEqual([
      '1ab',
      '2c',
      false,
    ])
  })

  test('takes several functions, or a list of them', () => {
    const called: number[] = []
    const push = (n) => () => called.push(n)
    const queue = new Queue().chain(push(1), push(2)).chain([push(3), push(4)])
    for (let n = 0; n < 5; n++) queue.callChain()
    expect(called).toEqual([1, 2, 3, 4])
  })

  test('is each instance’s own, and `this` is the instance', () => {
    const [one, two] = [new Queue(), new Queue()]
    one.chain(function () {
      this.called = true
    })
    expect(two.callChain()).toBe(false)
    one.callChain()
    expect([one.called, two.called]).toEqual([true, undefined])
  })

  test('clearChain forgets the rest, also while it runs', () => {
    const called: number[] = []
    const queue = new Queue()
    queue
      .chain(() => {
        called.push(1)
        queue.clearChain()
      })
      .chain(() => called.push(2))
    queue.callChain()
    expect([called, queue.callChain()]).toEqual([[1], false])
  })

  test('may be used by itself', () => {
    expect(new Chain().chain(() => 'done').callChain()).toBe('done')
  })
})

describe.each([
  ['a class with Events', () => new new Class({ Implements: Events })()],
  ['Events itself', () => new Events()],
  ['an element', () => new Element('div')],
])('events of %s', (_, make) => {
  let object: unknown
  let fn: unknown
  beforeEach(() => {
    object = make()
    fn = vi.fn()
  })
  afterEach(() => vi.useRealTimers())

  test('a handler is called with this and the arguments', () => {
    object.addEvent('wash', fn).fireEvent('wash', [1, 2]).fireEvent('wash', 'one')
    expect(fn.mock.calls).toEqual([[1, 2], ['one']])
    expect(fn.mock.contexts[0]).toBe(object)
  })

  test('one handler is added once for an event', () => {
    object.addEvent('wash', fn).addEvent('wash', fn).fireEvent('wash')
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('several are added at once', () => {
    object.addEvents({ wash: fn, dry: fn }).fireEvent('wash').fireEvent('dry')
    expect(fn).toHaveBeenCalledTimes(2)
  })

  test('one is removed', () => {
    const other = vi.fn()
    object.addEvent('wash', fn).addEvent('wash', other).removeEvent('wash', fn).fireEvent('wash')
    expect([fn.mock.calls.length, other.mock.calls.length]).toEqual([0, 1])
  })

  test('all of one event are removed, or all', () => {
    object.addEvents({ wash: fn, dry: fn }).removeEvents('wash').fireEvent('wash')
    expect(fn).not.toHaveBeenCalled()
    object.removeEvents().fireEvent('dry')
    expect(object.removeEvents().fireEvent('dry')).toBe(object)
    expect(fn).not.toHaveBeenCalled()
  })

  test('those of an object are removed', () => {
    const other = vi.fn()
    const events = { wash: fn, dry: fn }
    object.addEvents(events).addEvent('wash', other).removeEvents(events).fireEvent('wash').fireEvent('dry')
    expect([fn.mock.calls.length, other.mock.calls.length]).toEqual([0, 1])
  })

  test('one that takes another out before its turn is obeyed at once', () => {
    const last = () => fn('last')
    object.addEvent('wash', function () {
      fn('first')
      this.removeEvent('wash', last)
    })
    object.addEvent('wash', () => fn('middle')).addEvent('wash', last)
    object.fireEvent('wash').fireEvent('wash')
    expect(fn.mock.calls.flat()).toEqual(['first', 'middle', 'first', 'middle'])
  })

  test('those that take themselves out leave none of the others out', () => {
    const once = (name) => {
      const handler = () => {
        fn(name)
        object.removeEvent('wash', handler)
      }
      return handler
    }
    object
      .addEvent('wash', once('a'))
      .addEvent('wash', once('b'))
      .addEvent('wash', () => fn('c'))
    object.fireEvent('wash').fireEvent('wash')
    expect(fn.mock.calls.flat()).toEqual(['a', 'b', 'c', 'c'])
  })

  test('an event nobody listens to is fired without harm', () => {
    expect(object.fireEvent('nobody')).toBe(object)
    expect(object.removeEvent('nobody', fn)).toBe(object)
  })

  test('a delay calls later', () => {
    vi.useFakeTimers()
    object.addEvent('wash', fn).fireEvent('wash', 'x', 200)
    expect(fn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(fn).toHaveBeenCalledWith('x')
  })
})

describe('events of classes only', () => {
  const Emitter = new Class({ Implements: Events })

  test('`onWash` is `wash`', () => {
    const fn = vi.fn()
    new Emitter().addEvent('onWash', fn).fireEvent('wash').removeEvent('onWash', fn).fireEvent('onWash')
    expect(fn).toHaveBeenCalledTimes(1)
    new Emitter().addEvents({ onDry: fn }).fireEvent('onDry').removeEvents('onDry').fireEvent('dry')
    expect(fn).toHaveBeenCalledTimes(2)
  })

  test('names that only begin with `on` are themselves', () => {
    const fn = vi.fn()
    new Emitter().addEvent('online', fn).fireEvent('line').fireEvent('online')
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('an internal handler stays when events are removed', () => {
    const fn = vi.fn()
    const object = new Emitter().addEvent('wash', fn, true)
    object.removeEvents('wash').removeEvents().removeEvent('wash', fn).fireEvent('wash')
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('they are no other instance’s', () => {
    const fn = vi.fn()
    new Emitter().addEvent('wash', fn)
    new Emitter().fireEvent('wash')
    expect(fn).not.toHaveBeenCalled()
  })

  test('$events holds them, as plugins read it', () => {
    const fn = vi.fn()
    expect(new Emitter().addEvent('onWash', fn).$events.wash).toEqual([fn])
  })
})

describe('Options', () => {
  const Made = new Class({
    Implements: [Options, Events],
    options: { a: 1, deep: { b: 2, c: [1, 2] }, onWash: () => 'default' },
    initialize(options) {
      this.setOptions(options)
    },
  })

  test('are merged over the class’s', () => {
    expect(new Made({ a: 5, deep: { b: 6 } }).options).toMatchObject({ a: 5, deep: { b: 6, c: [1, 2] } })
    expect(new Made().options).toMatchObject({ a: 1, deep: { b: 2 } })
  })

  test('are the instance’s own', () => {
    new Made().options.deep.b = 9
    expect(new Made().options.deep.b).toBe(2)
  })

  test('`onX` functions become events where the class has them', () => {
    const made = new Made({ onWash: () => 1, onDry: () => 2, online: () => 3 })
    expect([made.$events.wash.length, made.$events.dry.length]).toEqual([1, 1])
    expect(typeof made.options.online).toBe('function')
    // Scripts of 1.1 call it where it was; with the other options it is not handed on.
    expect(made.options.onWash()).toBe(1)
    expect(Object.keys(made.options).sort()).toEqual(['a', 'deep', 'online'])
    expect(Object.merge({}, made.options).onWash).toBeUndefined()
    expect(made.setOptions({ a: 2 }).$events.wash.length).toBe(1)
  })

  test('`onX` functions stay options where it has none', () => {
    const Plain = new Class({ Implements: Options })
    expect(typeof new Plain().setOptions({ onWash() {} }).options.onWash).toBe('function')
  })

  test('an element or the document in them is itself', () => {
    const element = document.createElement('p')
    const { options } = new Made({ document, element, date: new Date(0), pattern: /a/ })
    expect([options.document, options.element]).toEqual([document, element])
    expect(options.document === document && options.element === element).toBe(true)
    expect(options.date.getTime()).toBe(0)
  })

  test('several objects are merged in their order', () => {
    expect(new Made().setOptions({ a: 2 }, { a: 3 }).options.a).toBe(3)
  })
})
