/** Geometry of an enlarged image: pure, in CSS pixels. */

/** How the image is seen: its scale, and how far it is moved from where it lies. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The image as it lies at scale 1, the stage it lies on, and the largest scale. `x` and `y` are the image's centre
 * from the stage's: the bar above and the caption below leave it beside the middle.
 */
export interface Frame extends Point {
  readonly width: number
  readonly height: number
  readonly stageWidth: number
  readonly stageHeight: number
  readonly most: number
}

export const AT_REST: View = { scale: 1, x: 0, y: 0 }
/** One press of the button or the key. */
export const STEP = 1.5
/** An image can always be doubled; a large one goes to its own pixels, this far at most. */
const LEAST_MOST = 2
const MOST = 8

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The largest scale of an image: its own pixels. */
export const largest = (naturalWidth: number, width: number): number =>
  clamp(width > 0 ? naturalWidth / width : LEAST_MOST, LEAST_MOST, MOST)

/** Along one axis: an image larger than the stage leaves no gap at its edges, a smaller one lies inside. */
function hold(moved: number, rest: number, size: number, stage: number): number {
  const room = Math.abs(size - stage) / 2
  return clamp(rest + (size > stage ? moved : 0), -room, room) - rest
}

/** Keeps the image over the stage, and every part of it within reach. */
export function within({ scale, x, y }: View, frame: Frame): View {
  const size = clamp(scale, 1, frame.most)
  if (size === 1) return AT_REST
  return {
    scale: size,
    x: hold(x, frame.x, frame.width * size, frame.stageWidth),
    y: hold(y, frame.y, frame.height * size, frame.stageHeight),
  }
}

/** Enlarges or reduces by `factor`; what is under `point`, from the stage's centre, stays under it. */
export function zoom(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = clamp(view.scale * factor, 1, frame.most)
  const ratio = scale / view.scale
  const follow = (at: number, rest: number, moved: number) => at - (at - rest - moved) * ratio - rest
  return within({ scale, x: follow(point.x, frame.x, view.x), y: follow(point.y, frame.y, view.y) }, frame)
}

export const pan = (view: View, by: Point, frame: Frame): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
