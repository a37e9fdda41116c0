import { describe, expect, test } from 'vitest'
import { percentage } from '../../../islands/loading-screen/mount'
import { fc } from '../../helpers/property'

const whole = fc.integer({ min: 0, max: 1_000_000_000 })

describe('a percentage', () => {
  test('is rounded up', () =>
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1_000_000_000 }), (done, total) => {
        const exact = (BigInt(done) * 100n + BigInt(total) - 1n) / BigInt(total)
        expect(percentage(done, total)).toBe(Math.min(100, Number(exact)))
      }),
    ))

  test('of so many hundredths is that many', () => {
    for (let count = 0; count <= 100; count += 1) expect(percentage(count, 100)).toBe(count)
  })

  test('lies between 0 and 100', () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (done, total) => {
        const percent = percentage(done, total) ?? 0
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    ))

  test('of nothing to do is 0', () => fc.assert(fc.property(whole, (done) => percentage(done, 0) === 0)))

  test.each([
    [5, 3, 100],
    [-1, 3, 0],
    ['3', ' 12 ', 25],
    ['0.5', 1, 50],
    [1, 1000, 1],
  ])('of %j / %j is %j', (done, total, percent) => expect(percentage(done, total)).toBe(percent))

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 'beaucoup', '', ' ', null, undefined, true, {}, [1], 1n])(
    'of %s is none',
    (value) => {
      expect(percentage(value, 3)).toBeUndefined()
      expect(percentage(3, value)).toBeUndefined()
    },
  )
})
