/** Geometry of an enlarged image: pure, in CSS pixels from the stage's centre. */

/** How the image is seen: its scale, and how far its centre is from the stage's. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The image as it lies at scale 1, the stage it lies on, and the largest scale. */
export interface Frame {
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

/** Keeps the image over the stage: no edge is drawn further in than the stage's own. */
export function within({ scale, x, y }: View, frame: Frame): View {
  const size = clamp(scale, 1, frame.most)
  const roomX = Math.max(0, (frame.width * size - frame.stageWidth) / 2)
  const roomY = Math.max(0, (frame.height * size - frame.stageHeight) / 2)
  return { scale: size, x: clamp(x, -roomX, roomX), y: clamp(y, -roomY, roomY) }
}

/** Enlarges or reduces by `factor`; what is under `point` stays under it. */
export function zoom(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = clamp(view.scale * factor, 1, frame.most)
  const ratio = scale / view.scale
  const follow = (at: number, centre: number) => at - (at - centre) * ratio
  return within({ scale, x: follow(point.x, view.x), y: follow(point.y, view.y) }, frame)
}

export const pan = (view: View, by: Point, frame: Frame): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
