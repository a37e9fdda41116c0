import { expect, test, vi } from 'vitest'
import { keyframe } from '../../../islands/scroll-reveal/mount'

/** An element of 200 × 100, in a window 1000 wide. */
function at(left: number, move: string) {
  const host = document.createElement('div')
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 900, 200, 100))
  return keyframe(host, move)
}

test.each([
  ['fade', '0px 0px'],
  ['fade-up', '0px 40px'],
  ['fade-down', '0px -40px'],
  ['fade-left', '40px 0px'],
  ['fade-right', '-40px 0px'],
  ['fade-up-left', '40px 40px'],
  ['fade-down-right', '-40px -40px'],
  ['slide-up', '0px 100px'],
  ['slide-left', '200px 0px'],
])('%s comes from %s', (move, translate) => {
  expect(at(300, move)).toEqual({ opacity: 0, offset: 0, translate })
})

test('nothing starts beyond the right edge of the page', () => {
  expect(at(780, 'slide-left').translate).toBe('20px 0px')
  expect(at(800, 'fade-left').translate).toBe('0px 0px')
  expect(at(800, 'zoom-out').scale).toBe(1)
})

test.each([
  ['zoom-in', 0.6],
  ['zoom-in-up', 0.6],
  ['zoom-out', 1.2],
])('%s starts at %f of its size', (move, scale) => {
  expect(at(300, move).scale).toBe(scale)
})

test.each([
  ['flip-left', 'y -100deg'],
  ['flip-right', 'y 100deg'],
  ['flip-up', 'x -100deg'],
  ['flip-down', 'x 100deg'],
])('%s turns from %s', (move, rotate) => {
  expect(at(300, move).rotate).toBe(rotate)
})
