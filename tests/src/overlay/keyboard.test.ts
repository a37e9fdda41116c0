/** What an overlay's style sheet knows of a phone's keyboard. */
import { afterEach, expect, test, vi } from 'vitest'
import { keepAboveKeyboard } from '../../../src/overlay/keyboard'

/** A window of 800 CSS pixels of which so much is seen. */
function view(seen: { offsetTop: number; height: number; scale?: number }) {
  const target = Object.assign(new EventTarget(), { scale: 1, ...seen })
  vi.stubGlobal('visualViewport', target)
  vi.stubGlobal('innerHeight', 800)
  return (next: Partial<typeof target>, type = 'resize') => {
    Object.assign(target, next)
    target.dispatchEvent(new Event(type))
  }
}

const sides = ({ style }: HTMLElement) => [
  style.getPropertyValue('--ilots-above'),
  style.getPropertyValue('--ilots-below'),
]

afterEach(() => vi.unstubAllGlobals())

test('it hears of the keyboard that comes, moves the view, and goes', () => {
  const change = view({ offsetTop: 0, height: 800 })
  const overlay = document.createElement('div')
  keepAboveKeyboard(overlay, new AbortController().signal)
  expect(sides(overlay)).toEqual(['', ''])
  change({ height: 480 })
  expect(sides(overlay)).toEqual(['', '320px'])
  change({ offsetTop: 100 }, 'scroll')
  expect(sides(overlay)).toEqual(['100px', '220px'])
  change({ offsetTop: 0, height: 800 })
  expect(sides(overlay)).toEqual(['0px', '0px'])
})

test('a keyboard that is up already counts from the start', () => {
  view({ offsetTop: 0, height: 500 })
  const overlay = document.createElement('div')
  keepAboveKeyboard(overlay, new AbortController().signal)
  expect(sides(overlay)).toEqual(['', '300px'])
})

test('a page that is pinched larger is not cut', () => {
  view({ offsetTop: 200, height: 400, scale: 2 })
  const overlay = document.createElement('div')
  keepAboveKeyboard(overlay, new AbortController().signal)
  expect(sides(overlay)).toEqual(['', ''])
})

test('once it has closed, it hears no more', () => {
  const change = view({ offsetTop: 0, height: 800 })
  const overlay = document.createElement('div')
  const controller = new AbortController()
  keepAboveKeyboard(overlay, controller.signal)
  controller.abort()
  change({ height: 300 })
  expect(sides(overlay)).toEqual(['', ''])
})
