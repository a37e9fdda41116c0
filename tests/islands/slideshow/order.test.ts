import { describe, expect, test } from 'vitest'
import { atRandom, inOrder } from '../../../islands/slideshow/player'
import { fc } from '../../helpers/property'

const indexes = fc.uniqueArray(fc.nat(50), { minLength: 1 }).map((list) => list.sort((a, b) => a - b))

describe('in order', () => {
  test('begins with the first, and wraps to it after the last', () => {
    expect([-1, 0, 1, 2].map((current) => inOrder([0, 1, 2], current))).toEqual([0, 1, 2, 0])
  })
  test('passes over what cannot be shown', () => expect(inOrder([0, 3], 0)).toBe(3))
  test('one image has no other', () => expect(inOrder([0], 0)).toBeUndefined())
  test('none has none', () => expect(inOrder([], -1)).toBeUndefined())
})

describe('at random', () => {
  test('never the same twice, and always one of the list', () => {
    fc.assert(
      fc.property(indexes, fc.nat(50), (usable, current) => {
        const next = atRandom(usable, current)
        if (next === undefined) expect(usable.filter((index) => index !== current)).toEqual([])
        else expect(usable.includes(next) && next !== current).toBe(true)
      }),
    )
  })
  test('any of the others may come', () => {
    const seen = new Set(Array.from({ length: 300 }, () => atRandom([0, 1, 2, 3], 1)))
    expect([...seen].sort()).toEqual([0, 2, 3])
  })
})
