import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FADE, fadeIn } from '../../../islands/slideshow/stage'

const layer = document.createElement('div')
const showAt = (opacity: number) => {
  layer.style.opacity = String(opacity)
}
let frames: FrameRequestCallback[]
const draw = () => {
  for (const frame of frames.splice(0)) frame(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a step of 0.02 on each tick of 20 ms, to 0.99 at most', async () => {
  const done = vi.fn()
  void fadeIn(showAt, new AbortController().signal).then(done)
  const seen = [layer.style.opacity]
  for (let tick = 0; tick < 50; tick += 1) {
    vi.advanceTimersByTime(20)
    draw()
    seen.push(layer.style.opacity)
  }
  const expected = Array.from({ length: 51 }, (_, tick) => String(Math.min(0.99, (2 * tick) / 100)))
  expect(seen).toEqual(expected)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledOnce()
})

test('lasts as long, however rarely the browser draws', async () => {
  const done = vi.fn()
  void fadeIn(showAt, new AbortController().signal).then(done)
  vi.advanceTimersByTime(FADE)
  draw()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledOnce()
  expect([FADE, frames.length]).toEqual([1000, 0])
})

test('ends with its slideshow', () => {
  const controller = new AbortController()
  void fadeIn(showAt, controller.signal)
  controller.abort()
  draw()
  expect(frames).toEqual([])
})
