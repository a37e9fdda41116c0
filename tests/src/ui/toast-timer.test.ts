import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTimer } from '../../../src/ui/toast'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it fires once, when its time is over', () => {
  const done = vi.fn()
  const timer = makeTimer(1000, done)
  timer.run()
  timer.run()
  vi.advanceTimersByTime(999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(done).toHaveBeenCalledOnce()
})

test('paused, it keeps the time that is left, however often', () => {
  const done = vi.fn()
  const timer = makeTimer(1000, done)
  for (let time = 0; time < 3; time += 1) {
    timer.run()
    vi.advanceTimersByTime(300)
    timer.pause()
    timer.pause()
    vi.advanceTimersByTime(10_000)
  }
  timer.run()
  vi.advanceTimersByTime(99)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

test.each([0, Number.POSITIVE_INFINITY, 2 ** 31])('%d never fires', (delay) => {
  const done = vi.fn()
  makeTimer(delay, done).run()
  vi.advanceTimersByTime(2 ** 31)
  expect(done).not.toHaveBeenCalled()
})
