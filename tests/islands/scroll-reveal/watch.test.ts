import { beforeEach, expect, test, vi } from 'vitest'
import { watch } from '../../../islands/scroll-reveal/watch'
import { margins, see, watched } from '../../helpers/intersection'

const show = vi.fn()
const hide = vi.fn(() => show)
let ending: AbortController

beforeEach(() => {
  ending = new AbortController()
  show.mockClear()
  hide.mockClear()
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
})

/** An element whose upper edge is `top` pixels below that of the window. */
function at(top: number, offset: number): HTMLElement {
  const element = document.createElement('p')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 100))
  watch(element, offset, ending.signal, hide)
  return element
}

test('below the window, waits hidden and is shown once it comes', () => {
  const element = at(3000, 121)
  see(element, 0)
  expect(hide).toHaveBeenCalledTimes(1)
  expect(show).not.toHaveBeenCalled()
  see(element)
  expect(show).toHaveBeenCalledTimes(1)
  expect(watched()).toBe(0)
})

test('in view already, is never hidden', () => {
  see(at(100, 122))
  expect(hide).not.toHaveBeenCalled()
  expect(watched()).toBe(0)
})

test.each([innerHeight - 50, -400])('with its edge at %i, seen or scrolled past, is never hidden', (top) => {
  see(at(top, 123), 0)
  expect(hide).not.toHaveBeenCalled()
  expect(watched()).toBe(0)
})

test('two hundred elements have one observer for each offset', () => {
  for (let index = 0; index < 200; index += 1) at(3000, index % 2 ? 124 : 125)
  expect(margins().sort()).toEqual(['0px 0px -124px', '0px 0px -125px'])
})

test('nearer to the end of the page than its offset, is shown as soon as it is seen', () => {
  const element = at(4950, 126)
  see(element, 0)
  expect(margins()).toEqual(['0px 0px 0px'])
  see(element)
  expect(show).toHaveBeenCalledTimes(1)
})

test('given up, is watched no more', () => {
  at(3000, 127)
  ending.abort()
  expect(watched()).toBe(0)
})
