/** A page that has loaded before the code that its handlers use is here. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settled } from '../../helpers/engine'

let calls: string[]

/** @returns what tells that the code is here. */
async function begin(): Promise<() => void> {
  vi.resetModules()
  const { installDomReady } = await import('../../../legacy-compat/core/dom-ready')
  const { addEvent } = await import('../../../legacy-compat/core/element-events')
  let arrive = () => {}
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  installDomReady(() => code)
  for (const type of ['load', 'domready']) addEvent(window, type, () => calls.push(type))
  document.dispatchEvent(new Event('DOMContentLoaded'))
  window.dispatchEvent(new Event('load'))
  return arrive
}

beforeEach(() => {
  calls = []
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
})
afterEach(() => void vi.useRealTimers())

test('domready waits for it, and load is told after domready, once', async () => {
  const arrive = await begin()
  await settled()
  expect(calls).toEqual([])
  arrive()
  await settled()
  expect(calls).toEqual(['domready', 'load'])
})

test('three seconds after the page has loaded they come without it', async () => {
  vi.useFakeTimers()
  const arrive = await begin()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toEqual(['domready', 'load'])
  arrive()
  await vi.advanceTimersByTimeAsync(10)
  expect(calls).toEqual(['domready', 'load'])
})
