import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeClock } from '../../../islands/toast/clock'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it strikes once its time is over, and once', () => {
  const done = vi.fn()
  const clock = makeClock(1000, done)
  clock.go()
  clock.go()
  vi.advanceTimersByTime(999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(done).toHaveBeenCalledOnce()
})

test('held, it keeps what is left, however often', () => {
  const done = vi.fn()
  const clock = makeClock(1000, done)
  for (let time = 0; time < 3; time += 1) {
    clock.go()
    vi.advanceTimersByTime(300)
    clock.hold()
    clock.hold()
    vi.advanceTimersByTime(10_000)
  }
  clock.go()
  vi.advanceTimersByTime(99)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

test.each([0, Number.POSITIVE_INFINITY, 2 ** 31])('%d never strikes', (delay) => {
  const done = vi.fn()
  makeClock(delay, done).go()
  vi.advanceTimersByTime(2 ** 31)
  expect(done).not.toHaveBeenCalled()
})
