import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPlaced } from '../../../src/overlay/keep-placed'
import { find } from '../../helpers/engine'
import { forgetViews, margins, StandInIntersectionObserver, see, watched } from '../../helpers/intersection'

/** Says that a size has changed when a test does. */
class StandInResizeObserver implements ResizeObserver {
  static live: StandInResizeObserver[] = []
  readonly targets = new Set<Element>()
  readonly #callback: ResizeObserverCallback
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback
    StandInResizeObserver.live.push(this)
  }
  observe = (target: Element) => void this.targets.add(target)
  unobserve = (target: Element) => void this.targets.delete(target)
  disconnect = () => this.targets.clear()
  tell = () => this.#callback([], this)
}

const sizes = () => StandInResizeObserver.live[0] as StandInResizeObserver

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', StandInIntersectionObserver)
  vi.stubGlobal('ResizeObserver', StandInResizeObserver)
  document.body.innerHTML = '<form id="box"><input id="field"></form><div id="overlay"></div>'
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700)
  at(40, 100)
})
afterEach(() => {
  forgetViews()
  StandInResizeObserver.live = []
  vi.unstubAllGlobals()
})

const at = (x: number, y: number) =>
  vi.spyOn(find('#field'), 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 300, 44))

function keep(within?: () => Element | null) {
  const gone = new AbortController()
  const place = vi.fn<(zoom: number, seen?: DOMRectReadOnly) => void>()
  keepPlaced(find('#field'), find('#overlay'), place, gone.signal, within)
  return { place, gone }
}

test('it is placed at once, and watched exactly where it is in the window', () => {
  const { place } = keep()
  expect(place).toHaveBeenCalledOnce()
  expect(margins()).toEqual(['-100px -660px -556px -40px'])
})

test('wherever the element goes, it is placed again and watched there', () => {
  const { place } = keep()
  at(40, 188)
  see(find('#field'), 0.2)
  expect(place).toHaveBeenCalledTimes(2)
  expect(margins()).toEqual(['-188px -660px -468px -40px'])
})

test('what scrolls, sizes, and the keyboard of a phone place it again; what is over hears nothing more', () => {
  const { place, gone } = keep()
  find('#box').dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('resize'))
  sizes().tell()
  expect(place).toHaveBeenCalledTimes(4)
  expect([...sizes().targets]).toEqual([find('#field'), find('#overlay'), document.body])
  gone.abort()
  find('#box').dispatchEvent(new Event('scroll'))
  expect(place).toHaveBeenCalledTimes(4)
  expect(watched()).toBe(0)
  expect(sizes().targets.size).toBe(0)
})

test('a size that its place has given it is heard of in the next frame only: browsers report a loop', () => {
  const { place } = keep()
  const overlay = find('#overlay')
  let height = 300
  vi.spyOn(overlay, 'offsetHeight', 'get').mockImplementation(() => height)
  place.mockImplementationOnce(() => {
    height = 200
  })
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  sizes().tell()
  expect(sizes().targets.has(overlay)).toBe(false)
  frames[0]?.(0)
  expect(sizes().targets.has(overlay)).toBe(true)
  sizes().tell()
  expect(sizes().targets.has(overlay)).toBe(true)
})

test('what moves with a box is watched in that box, and hears of no scrolling', () => {
  vi.spyOn(find('#box'), 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 60, 400, 200))
  let box: Element | null = null
  const { place } = keep(() => box)
  // Not shown yet: there is no box.
  expect(margins()).toEqual([])
  box = find('#box')
  sizes().tell()
  expect(margins()).toEqual(['-40px -80px -116px -20px'])
  dispatchEvent(new Event('resize'))
  find('#box').dispatchEvent(new Event('scroll'))
  expect(place).toHaveBeenCalledTimes(2)
})
