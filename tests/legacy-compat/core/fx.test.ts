// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Class, Fx } = await installOnPage()
let values: number[]
let Logged: unknown
beforeEach(() => {
  vi.useFakeTimers()
  values = []
  Logged = new Class({
    Extends: Fx,
    set(now) {
      values.push(now)
      return now
    },
  })
})
afterEach(() => {
  // Effects of one rate share a timer: one that is left would hold up the next test.
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
})
const elapse = (milliseconds) => vi.advanceTimersByTime(milliseconds)

describe('Fx', () => {
  test('goes from one value to the other, in time', () => {
    const effect = new Logged({ duration: 1000, transition: 'linear' }).start(0, 10)
    elapse(500)
    expect(values.at(-1)).toBeGreaterThan(4)
    expect(values.at(-1)).toBeLessThan(6)
    expect(effect.isRunning()).toBe(true)
    elapse(1000)
    expect([values.at(-1), effect.isRunning()]).toEqual([10, false])
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })

  test('fires start, complete and chainComplete, with its subject', () => {
    const calls: unknown[] = []
    const effect = new Fx({ duration: 100 })
    for (const name of ['start', 'complete', 'chainComplete', 'cancel', 'stop'])
      effect.addEvent(name, (...args) => calls.push([name, args[0] === effect]))
    effect.start(0, 1)
    expect(calls).toEqual([['start', true]])
    elapse(50)
    expect(calls).toHaveLength(1)
    elapse(200)
    expect(calls).toEqual([
      ['start', true],
      ['complete', true],
      ['chainComplete', true],
    ])
  })

  test('takes events as options', () => {
    const [onStart, onComplete] = [vi.fn(), vi.fn()]
    new Fx({ duration: 50, onStart, onComplete }).start(0, 1)
    elapse(200)
    expect([onStart.mock.calls.length, onComplete.mock.calls.length]).toEqual([1, 1])
  })

  test.each([
    'Linear',
    'linear',
    'Pow',
    'Expo',
    'Circ',
    'Sine',
    'Back',
    'Bounce',
    'Elastic',
    'Quad',
    'Cubic',
    'Quart',
    'Quint',
  ])('with the transition %s it comes to its end', (name) => {
    const onComplete = vi.fn()
    new Logged({ duration: 500, transition: Fx.Transitions[name] ?? name, onComplete }).start(10, 20)
    elapse(100)
    expect(onComplete).not.toHaveBeenCalled()
    elapse(1000)
    expect([onComplete.mock.calls.length, values.at(-1)]).toEqual([1, 20])
  })

  test.each([
    ['short', 250],
    ['normal', 500],
    ['long', 1000],
    ['100', 100],
    [300, 300],
  ])('a duration of %s', (duration, milliseconds) => {
    const effect = new Fx({ duration }).start(0, 1)
    elapse(milliseconds - 40)
    expect(effect.isRunning()).toBe(true)
    elapse(80)
    expect(effect.isRunning()).toBe(false)
  })

  test('Fx.Durations may be added to', () => {
    Fx.Durations.quick = 40
    const effect = new Fx({ duration: 'quick' }).start(0, 1)
    elapse(100)
    expect(effect.isRunning()).toBe(false)
  })

  test('cancel stops where it is, fires cancel, and empties the chain', () => {
    const [onCancel, onComplete, next] = [vi.fn(), vi.fn(), vi.fn()]
    const effect = new Logged({ onCancel, onComplete }).start(0, 10).chain(next)
    elapse(100)
    const before = values.length
    expect(effect.cancel()).toBe(effect)
    elapse(1000)
    expect([
      values.length,
      onCancel.mock.calls.length,
      onComplete.mock.calls.length,
      next.mock.calls.length,
    ]).toEqual([before, 1, 0, 0])
    expect(effect.isRunning()).toBe(false)
  })

  test('cancel of one that does not run fires nothing', () => {
    const onCancel = vi.fn()
    new Fx({ onCancel }).cancel()
    expect(onCancel).not.toHaveBeenCalled()
  })

  test('stop fires stop in the middle', () => {
    const [onStop, onComplete] = [vi.fn(), vi.fn()]
    const effect = new Fx({ onStop, onComplete }).start(0, 1)
    elapse(100)
    effect.stop()
    elapse(1000)
    expect([onStop.mock.calls.length, onComplete.mock.calls.length]).toEqual([1, 0])
  })

  test('pause holds it, resume goes on from there', () => {
    const effect = new Logged({ duration: 2000 }).start(0, 1)
    elapse(1000)
    effect.pause()
    const held = values.at(-1)
    expect([held > 0 && held < 1, effect.isPaused(), effect.isRunning()]).toEqual([true, true, false])
    elapse(1000)
    expect(values.at(-1)).toBe(held)
    effect.resume()
    expect(effect.isPaused()).toBe(false)
    elapse(500)
    expect(values.at(-1)).toBeLessThan(1)
    elapse(2000)
    expect([values.at(-1), effect.isPaused()]).toEqual([1, false])
  })
})

describe('link', () => {
  test('ignore leaves a second start out', () => {
    new Logged({ duration: 100 }).start(0, 1).start(5, 9)
    elapse(300)
    expect(values.at(-1)).toBe(1)
  })

  test('cancel takes the second', () => {
    const onCancel = vi.fn()
    new Logged({ duration: 100, link: 'cancel', onCancel }).start(0, 1).start(5, 9)
    elapse(300)
    expect([values.at(-1), onCancel.mock.calls.length]).toEqual([9, 1])
  })

  test('chain does one after the other, and tells when all are done', () => {
    const [onComplete, onChainComplete] = [vi.fn(), vi.fn()]
    new Logged({ duration: 100, link: 'chain', onComplete, onChainComplete }).start(0, 1).start(5, 9)
    elapse(130)
    expect(values).toContain(1)
    elapse(300)
    expect([values.at(-1), onComplete.mock.calls.length, onChainComplete.mock.calls.length]).toEqual([
      9, 2, 1,
    ])
  })

  test('chain() of the page is called when it is complete', () => {
    const next = vi.fn()
    new Fx({ duration: 50 }).start(0, 1).chain(next)
    elapse(200)
    expect(next).toHaveBeenCalledTimes(1)
  })
})

describe('frames', () => {
  test('their number may be told', () => {
    new Logged({ frames: 4, fps: 50, transition: 'linear', frameSkip: false }).start(0, 4)
    elapse(1000)
    expect(values).toEqual([0, 1, 2, 3, 4])
  })

  test('without frameSkip none is left out', () => {
    new Logged({ duration: 100, fps: 50, transition: 'linear', frameSkip: false }).start(0, 5)
    elapse(1000)
    expect(values).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('effects of one rate have one timer', () => {
    new Fx({ duration: 100 }).start(0, 1)
    new Fx({ duration: 100 }).start(0, 1)
    expect(vi.getTimerCount()).toBe(1)
    elapse(300)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('transitions', () => {
  const ways = ['easeIn', 'easeOut', 'easeInOut']
  test.each(['Pow', 'Expo', 'Circ', 'Sine', 'Back', 'Bounce', 'Elastic', 'Quad', 'Cubic', 'Quart', 'Quint'])(
    '%s begins at 0 and ends at 1',
    (name) => {
      for (const way of ways) {
        const curve = Fx.Transitions[name][way]
        // Some curves only come near.
        expect(Math.abs(curve(1) - 1)).toBeLessThan(0.01)
        expect(Math.abs(curve(0))).toBeLessThan(0.01)
      }
    },
  )

  test('are told by a name', () => {
    const effect = new Fx({ transition: 'quad:in:out' })
    expect(effect.getTransition()(0.25)).toBeCloseTo(Fx.Transitions.Quad.easeInOut(0.25), 10)
    expect(new Fx({ transition: 'bounce:out' }).getTransition()(0.3)).toBe(Fx.Transitions.Bounce.easeOut(0.3))
    expect(new Fx({ transition: 'linear' }).getTransition()(0.3)).toBe(0.3)
    expect(new Fx().getTransition()(0.5)).toBeCloseTo(0.5, 10)
  })

  test('known values', () => {
    expect([
      Fx.Transitions.Quad.easeIn(0.5),
      Fx.Transitions.Cubic.easeIn(0.5),
      Fx.Transitions.Quad.easeOut(0.5),
    ]).toEqual([0.25, 0.125, 0.75])
    expect(Fx.Transitions.linear(0.3)).toBe(0.3)
  })

  test('the page may make its own', () => {
    const square = new Fx.Transition((place) => place ** 2)
    expect([square(0.5), square.easeIn(0.5), square.easeOut(0.5)]).toEqual([0.25, 0.25, 0.75])
    Fx.Transitions.extend('Own', (place) => place ** 3)
    expect(new Fx({ transition: 'own:in' }).getTransition()(0.5)).toBe(0.125)
  })

  test('Fx.compute is the way between two numbers', () => {
    expect([Fx.compute(0, 10, 0.5), new Fx().compute(10, 20, 0.1)]).toEqual([5, 11])
  })
})
