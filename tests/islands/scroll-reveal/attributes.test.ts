import { expect, test } from 'vitest'
import { attributes } from '../../../islands/scroll-reveal/attributes'
import { reference } from '../../../islands/scroll-reveal/reference'

test.each(reference.attributes.aos.words ?? [])('%s is a movement', (move) => {
  expect(attributes.aos.read(move)).toBe(move)
})

test.each(['', 'slide', 'flip', 'zoom', 'fade-', 'fade-left-up', 'tourbillon', 'up'])(
  '"%s" is none',
  (move) => {
    expect(attributes.aos.read(move)).toBeUndefined()
  },
)

test('the defaults are those of §9.11', () => {
  const { aosOffset, aosDuration, aosDelay } = attributes
  expect([aosOffset.default, aosDuration.default, aosDelay.default]).toEqual([120, 400, 0])
})
