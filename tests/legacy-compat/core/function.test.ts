// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

await installOnPage()

const given = function (...args) {
  return [this?.name, ...args]
}
const owner = { name: 'owner' }

test('bind stays the browser’s own', () => {
  const bound = given.bind(owner, 1)
  expect([bound(2), given.bind(owner, [1, 2])()]).toEqual([
    ['owner', 1, 2],
    ['owner', [1, 2]],
  ])
})

describe('pass', () => {
  test('gives these arguments, whatever it is called with', () => {
    expect([given.pass('a', owner)('b'), given.pass(['a', 'b'], owner)('c')]).toEqual([
      ['owner', 'a'],
      ['owner', 'a', 'b'],
    ])
  })

  test('keeps `this` where none is given', () => {
    const object = { name: 'object', run: given.pass(1) }
    expect(object.run()).toEqual(['object', 1])
  })
})

describe('attempt', () => {
  test('answers with the result, or null when it throws', () => {
    const failing = () => {
      throw new Error('x')
    }
    expect([(() => 'x').attempt(), failing.attempt(), given.attempt([1, 2], owner)]).toEqual([
      'x',
      null,
      ['owner', 1, 2],
    ])
  })

  test('Function.attempt takes the first that does not throw, and no other', () => {
    const last = vi.fn()
    const failing = vi.fn(() => {
      throw new Error('x')
    })
    expect(Function.attempt(failing, () => 'second', last)).toBe('second')
    expect([failing.mock.calls.length, last.mock.calls.length]).toEqual([1, 0])
    expect(Function.attempt(failing, failing)).toBeNull()
  })
})

describe('timers', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('delay calls once, later, with this and the arguments', () => {
    const fn = vi.fn()
    fn.delay(50, owner, [1, 2])
    vi.advanceTimersByTime(49)
    expect(fn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect([fn.mock.calls, fn.mock.contexts[0]]).toEqual([[[1, 2]], owner])
  })

  test('periodical calls again and again until it is cleared', () => {
    const fn = vi.fn()
    const timer = fn.periodical(10, owner, 'x')
    vi.advanceTimersByTime(35)
    expect(fn.mock.calls).toEqual([['x'], ['x'], ['x']])
    clearInterval(timer)
    vi.advanceTimersByTime(100)
    expect(fn).toHaveBeenCalledTimes(3)
  })

  test.each(['delay', 'periodical'])('%s passes 0, and nothing where nothing is given', (name) => {
    const fn = vi.fn()
    const timers = [fn[name](10, null, 0), fn[name](10)]
    vi.advanceTimersByTime(10)
    for (const timer of timers) clearInterval(timer)
    expect(fn.mock.calls).toEqual([[0], []])
  })

  test('a delay can be cleared', () => {
    const fn = vi.fn()
    clearTimeout(fn.delay(10))
    window.$clear(fn.delay(10))
    vi.advanceTimersByTime(50)
    expect(fn).not.toHaveBeenCalled()
  })
})

describe('overloadSetter and overloadGetter', () => {
  test('a setter takes a name and a value, or an object of them', () => {
    const kept = {}
    const set = ((key, value) => {
      kept[key] = value
    }).overloadSetter()
    set('a', 1)
    set({ b: 2, c: 3 })
    set(null)
    expect(kept).toEqual({ a: 1, b: 2, c: 3 })
  })

  test('a plural one only an object', () => {
    const kept = {}
    const set = ((key, value) => {
      kept[key] = value
    }).overloadSetter(true)
    set({ a: 1 })
    expect(kept).toEqual({ a: 1 })
  })

  test('hands back `this`', () => {
    const object = { set: (() => {}).overloadSetter() }
    expect(object.set('a', 1)).toBe(object)
  })

  test('a getter takes a name, names, or a list of them', () => {
    const values = { a: 1, b: 2 }
    const get = ((key) => values[key] ?? null).overloadGetter()
    expect([get('a'), get('x'), get('a', 'b'), get(['a', 'x'])]).toEqual([
      1,
      null,
      { a: 1, b: 2 },
      { a: 1, x: null },
    ])
  })

  test('a plural one always answers with an object', () => {
    const get = ((key) => key.toUpperCase()).overloadGetter(true)
    expect([get('a'), get(['a', 'b'])]).toEqual([{ a: 'A' }, { a: 'A', b: 'B' }])
  })
})

describe('adding to functions', () => {
  test('extend adds to the function, implement to what it makes', () => {
    class Made {}
    expect(Made.extend({ a: 1 }).extend('b', 2)).toBe(Made)
    Made.implement({ run: () => 'ran' }).implement('stop', () => 'stopped')
    expect([Made.a, Made.b, new Made().run(), new Made().stop()]).toEqual([1, 2, 'ran', 'stopped'])
  })
})

describe('1.2’s', () => {
  test('run applies at once', () => {
    expect([given.run(['a', 'b'], owner), given.run('a', owner)]).toEqual([
      ['owner', 'a', 'b'],
      ['owner', 'a'],
    ])
  })

  test('bindWithEvent puts the event first', () => {
    expect(given.bindWithEvent(owner, ['a', 'b'])('event')).toEqual(['owner', 'event', 'a', 'b'])
    expect(given.bindWithEvent(owner)('event')).toEqual(['owner', 'event'])
  })
})
