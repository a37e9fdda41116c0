import { describe, expect, test } from 'vitest'
import {
  AT_REST,
  type Frame,
  largest,
  pan,
  STEP,
  type View,
  within,
  zoom,
} from '../../../islands/lightbox/zoom'
import { fc } from '../../helpers/property'

/** An image that lies inside its stage, somewhere beside the middle. */
const frames = fc
  .record({
    stageWidth: fc.integer({ min: 320, max: 2560 }),
    stageHeight: fc.integer({ min: 320, max: 1440 }),
    partX: fc.double({ min: 0.1, max: 1, noNaN: true }),
    partY: fc.double({ min: 0.1, max: 1, noNaN: true }),
    asideX: fc.double({ min: -1, max: 1, noNaN: true }),
    asideY: fc.double({ min: -1, max: 1, noNaN: true }),
    maxScale: fc.double({ min: 2, max: 8, noNaN: true }),
  })
  .map(({ stageWidth, stageHeight, partX, partY, asideX, asideY, maxScale }): Frame => {
    const [width, height] = [stageWidth * partX, stageHeight * partY]
    const x = (asideX * (stageWidth - width)) / 2
    return { x, y: (asideY * (stageHeight - height)) / 2, width, height, stageWidth, stageHeight, maxScale }
  })
const length = fc.double({ min: -4000, max: 4000, noNaN: true })
const points = fc.record({ x: length, y: length })
const factors = fc.double({ min: 0.05, max: 20, noNaN: true })
const moves = fc.array(fc.oneof(fc.tuple(factors, points), points), { maxLength: 12 })

type Move = typeof moves extends fc.Arbitrary<(infer Each)[]> ? Each : never
const moved = (list: readonly Move[], frame: Frame): View =>
  list.reduce<View>(
    (view, move) => (Array.isArray(move) ? zoom(view, move[0], move[1], frame) : pan(view, move, frame)),
    AT_REST,
  )

/** The edges of the image along one axis, from the stage's centre. */
const edges = (centre: number, size: number) => [centre - size / 2, centre + size / 2] as const
const NEAR = 1e-6

describe('whatever is done', () => {
  test('the image covers the stage where it is larger, and lies inside where it is smaller', () => {
    fc.assert(
      fc.property(frames, moves, (frame, list) => {
        const view = moved(list, frame)
        for (const [centre, size, stage] of [
          [frame.x + view.x, frame.width * view.scale, frame.stageWidth],
          [frame.y + view.y, frame.height * view.scale, frame.stageHeight],
        ] as const) {
          const [low, high] = edges(centre, size)
          const sign = size > stage ? 1 : -1
          expect(sign * (high - stage / 2)).toBeGreaterThanOrEqual(-NEAR)
          expect(sign * (-stage / 2 - low)).toBeGreaterThanOrEqual(-NEAR)
        }
      }),
    )
  })

  test('the scale stays between as it lies and the most', () => {
    fc.assert(
      fc.property(frames, moves, (frame, list) => {
        const { scale } = moved(list, frame)
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(frame.maxScale)
      }),
    )
  })

  test('reduced to the least, the image lies as it did', () => {
    fc.assert(
      fc.property(frames, moves, points, (frame, list, point) => {
        expect(zoom(moved(list, frame), 1e-9, point, frame)).toEqual(AT_REST)
      }),
    )
  })

  test('a panned image keeps its scale', () => {
    fc.assert(
      fc.property(frames, moves, points, (frame, list, by) => {
        const view = moved(list, frame)
        expect(pan(view, by, frame).scale).toBe(view.scale)
      }),
    )
  })
})

describe('what is under the point', () => {
  /** Where on the image, in its own pixels from its centre, a point of the stage is. */
  const under = (view: View, { x, y }: { x: number; y: number }, frame: Frame) => ({
    x: (x - frame.x - view.x) / view.scale,
    y: (y - frame.y - view.y) / view.scale,
  })

  test('stays under it when nothing holds the image', () => {
    // As large as the stage: a point of the stage cannot be dragged off the image by enlarging.
    const full = frames.map((frame) => ({
      ...frame,
      x: 0,
      y: 0,
      width: frame.stageWidth,
      height: frame.stageHeight,
    }))
    const part = fc.double({ min: -0.5, max: 0.5, noNaN: true })
    fc.assert(
      fc.property(full, part, part, fc.double({ min: 1, max: 20, noNaN: true }), (frame, px, py, factor) => {
        const point = { x: px * frame.stageWidth, y: py * frame.stageHeight }
        const now = under(zoom(AT_REST, factor, point, frame), point, frame)
        const before = under(AT_REST, point, frame)
        expect(now.x).toBeCloseTo(before.x, 5)
        expect(now.y).toBeCloseTo(before.y, 5)
      }),
    )
  })

  test('stays under it although the image lies beside the middle', () => {
    const frame = { x: 0, y: 26, width: 900, height: 700, stageWidth: 1000, stageHeight: 800, maxScale: 8 }
    const point = { x: 120, y: -140 }
    const view = zoom(AT_REST, 3, point, frame)
    expect(under(view, point, frame)).toEqual(under(AT_REST, point, frame))
  })
})

describe('an image beside the middle', () => {
  const frame = { x: 0, y: -60, width: 900, height: 600, stageWidth: 1000, stageHeight: 800, maxScale: 4 }
  const view = zoom(AT_REST, 2, { x: 0, y: 0 }, frame)

  test.each([
    ['top', 9999, (centre: number) => centre - 600, -400],
    ['bottom', -9999, (centre: number) => centre + 600, 400],
  ])('can be panned to its %s edge, and no further', (_, by, edge, stageEdge) =>
    expect(edge(frame.y + pan(view, { x: 0, y: by }, frame).y)).toBeCloseTo(stageEdge),
  )
})

test('zoomed in and out at the same point, an image comes back', () => {
  fc.assert(
    fc.property(frames, points, (frame, point) => {
      const view = zoom(zoom(AT_REST, STEP, point, frame), 1 / STEP, point, frame)
      expect(view.scale).toBeCloseTo(1, 9)
      expect(view.x).toBeCloseTo(0, 6)
      expect(view.y).toBeCloseTo(0, 6)
    }),
  )
})

test('a view that a smaller stage does not allow is held within it', () => {
  const frame = { x: 0, y: 0, width: 300, height: 200, stageWidth: 320, stageHeight: 400, maxScale: 2 }
  expect(within({ scale: 5, x: 900, y: 900 }, frame)).toEqual({ scale: 2, x: 140, y: 0 })
})

describe('the largest scale', () => {
  test.each([
    ['is the image’s own pixels', 1500, 500, 3],
    ['is at least twice, for a small image', 120, 120, 2],
    ['is at most eight times', 20_000, 400, 8],
    ['is twice for an image without a width', 1500, 0, 2],
    ['is twice for an image without pixels of its own', 0, 300, 2],
  ])('%s', (_, naturalWidth, width, most) => expect(largest(naturalWidth, width)).toBe(most))
})
