import { describe, expect, test, vi } from 'vitest'
import { placeBeside, placeList, visibleArea } from '../../../src/overlay/place-beside'
import { fc } from '../../helpers/property'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const wide = box(0, 0, 1280, 720)
const size = { width: 350, height: 400 }

describe('what keeps its size', () => {
  test.each([
    ['lies below', box(40, 100, 340, 148), wide, { side: 'bottom', x: 40, y: 156 }],
    ['above where it fits only there', box(40, 600, 340, 648), wide, { side: 'top', x: 40, y: 192 }],
    [
      'within a narrow window',
      box(40, 200, 340, 248),
      box(0, 0, 390, 700),
      { side: 'bottom', x: 32, y: 256 },
    ],
    [
      'beside where it fits neither above nor below',
      box(40, 300, 340, 348),
      box(0, 0, 1280, 600),
      { side: 'beside', x: 348, y: 192 },
    ],
    [
      'over the field where nothing else is left',
      box(0, 100, 300, 148),
      box(0, 0, 390, 420),
      { side: 'over', x: 8, y: 12 },
    ],
    [
      'above the keyboard of a phone',
      box(20, 400, 370, 448),
      box(0, 0, 390, 450),
      { side: 'over', x: 20, y: 42 },
    ],
    [
      'below the upper edge of what is seen',
      box(20, 300, 370, 348),
      box(0, 200, 390, 500),
      { side: 'over', x: 20, y: 208, room: 284 },
    ],
  ])('%s', (_, anchor, view, place) => expect(placeBeside(anchor, size, view)).toMatchObject(place))

  test.each([
    ['ends where the field ends', box(840, 100, 1240, 148), wide, { side: 'bottom', x: 890, y: 156 }],
    ['on its left', box(840, 300, 1240, 348), box(0, 0, 1280, 600), { side: 'beside', x: 482, y: 192 }],
    [
      'not beside where there is room on the right only',
      box(40, 300, 340, 348),
      box(0, 0, 1280, 600),
      { side: 'over', x: 8 },
    ],
  ])('read from right to left, it lies %s', (_, anchor, view, place) =>
    expect(placeBeside(anchor, { ...size, isRtl: true }, view)).toMatchObject(place),
  )

  test('it lies above first when that is wanted', () => {
    const above = { ...size, side: 'top' } as const
    expect(placeBeside(box(40, 500, 340, 548), above, box(0, 0, 1280, 1200)).side).toBe('top')
    expect(placeBeside(box(40, 100, 340, 148), above, wide).side).toBe('bottom')
  })
})

describe('a list', () => {
  const list = { width: 300, height: 180 }

  test.each([
    ['lies below with its least height there', 500, { side: 'bottom', y: 532, room: 180 }],
    ['goes above where it has more', 520, { side: 'top', y: 512, room: 504 }],
  ])('%s', (_, top, place) => expect(placeList(box(40, top, 340, top + 24), list, wide)).toMatchObject(place))

  test('with too little room on both sides, it takes the larger; the same on both leaves it where it was wanted', () => {
    expect(placeList(box(0, 100, 300, 130), list, box(0, 0, 400, 300)).side).toBe('bottom')
    expect(placeList(box(0, 170, 300, 200), list, box(0, 0, 400, 300)).side).toBe('top')
    const middle = box(0, 135, 300, 165)
    for (const side of ['top', 'bottom'] as const)
      expect(placeList(middle, { ...list, side }, box(0, 0, 400, 300)).side).toBe(side)
  })

  test('it is no wider than the window, and has never less than no room', () => {
    const place = placeList(box(-20, 700, 900, 740), { ...list, width: 920 }, box(0, 0, 390, 700))
    expect(place).toMatchObject({ x: 8, width: 374, side: 'top', room: 684 })
    expect(placeList(box(0, -50, 300, 800), list, wide).room).toBe(0)
  })
})

test('as long as the field is in sight, so is what fits into the window', () => {
  const at = fc.integer({ min: 0, max: 1400 })
  fc.assert(
    fc.property(at, at, fc.integer({ min: 400, max: 1300 }), (left, down, height) => {
      const view = box(0, 20, 700, 20 + height)
      const top = view.top - 40 + (down % (height + 40))
      const field = box(left - 100, top, left + 100, top + 40)
      const { x, y } = placeBeside(field, { width: 350, height: 380 }, view)
      expect(x).toBeGreaterThanOrEqual(8)
      expect(x + 350).toBeLessThanOrEqual(692)
      expect(y).toBeGreaterThanOrEqual(view.top + 8)
      expect(y + 380).toBeLessThanOrEqual(view.bottom - 8)
    }),
  )
})

test('a phone’s keyboard leaves less of the window', () => {
  vi.stubGlobal('visualViewport', { offsetTop: 30, height: 300 })
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390)
  expect(visibleArea()).toEqual(box(0, 30, 390, 330))
})
