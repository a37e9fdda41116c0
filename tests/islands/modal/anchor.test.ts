import { describe, expect, test } from 'vitest'
import { GAP, positionBeside } from '../../../islands/modal/anchor'
import { fc } from '../../helpers/property'

const viewport = { width: 1000, height: 800 }
const dialog = { width: 300, height: 200 }
const target = (left: number, top = 300) => ({ left, top, width: 100, height: 40 })

describe('an anchored dialog', () => {
  test('stands 10 px away', () => expect(GAP).toBe(10))

  test('stands right of its target, vertically centred', () =>
    expect(positionBeside(target(100), dialog, viewport)).toEqual({ left: 210, top: 220 }))

  test('stands right when it just fits', () =>
    expect(positionBeside(target(590), dialog, viewport)).toEqual({ left: 700, top: 220 }))

  test('stands left when right has no room', () =>
    expect(positionBeside(target(591), dialog, viewport)).toEqual({ left: 281, top: 220 }))

  test('stands left when it just fits', () =>
    expect(positionBeside(target(310), dialog, { width: 600, height: 800 })).toEqual({ left: 0, top: 220 }))

  test('stands above, horizontally centred, when neither side has room', () =>
    expect(positionBeside({ ...target(200), width: 600 }, dialog, viewport)).toEqual({ left: 350, top: 90 }))

  test('is kept in the viewport when nothing fits', () =>
    expect(positionBeside({ left: 100, top: 50, width: 800, height: 40 }, dialog, viewport)).toEqual({
      left: 350,
      top: 0,
    }))

  test('starts at the corner when it is larger than the viewport', () =>
    expect(positionBeside(target(100), { width: 2000, height: 2000 }, viewport)).toEqual({ left: 0, top: 0 }))

  test('never leaves the viewport', () => {
    const length = fc.integer({ min: 0, max: 2000 })
    const box = fc.record({
      left: fc.integer({ min: -500, max: 2500 }),
      top: length,
      width: length,
      height: length,
    })
    const size = fc.record({
      width: fc.integer({ min: 1, max: 1000 }),
      height: fc.integer({ min: 1, max: 800 }),
    })
    fc.assert(
      fc.property(box, size, (anchor, shown) => {
        const { left, top } = positionBeside(anchor, shown, viewport)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + shown.width).toBeLessThanOrEqual(viewport.width)
        expect(top + shown.height).toBeLessThanOrEqual(viewport.height)
      }),
    )
  })
})
