/** An enlarged image: its geometry, in CSS pixels, and what changes it. */
import { type RefObject, useEffect, useState } from 'react'

/** The image's scale, and how far it is moved from where it lies at rest. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The image at scale 1, its stage, and its largest scale. `x` and `y` lead from the stage's centre to the image's:
 * the bar above and the caption below keep the image out of the middle.
 */
export interface Frame extends Point {
  readonly width: number
  readonly height: number
  readonly stageWidth: number
  readonly stageHeight: number
  readonly maxScale: number
}

/** Not enlarged, not moved. */
export const AT_REST: View = { scale: 1, x: 0, y: 0 }
/** The factor of one press on the button or the key. */
export const STEP = 1.5
/** Every image can be doubled; a large one can be shown at its own pixels, up to `MOST`. */
const LEAST_MOST = 2
const MOST = 8

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The largest scale of an image: the one that shows its own pixels, within limits. */
export const largest = (naturalWidth: number, width: number): number =>
  clamp(width > 0 ? naturalWidth / width : LEAST_MOST, LEAST_MOST, MOST)

/** Limits a movement along one axis: an image larger than the stage leaves no gap, a smaller one stays inside. */
function limitMove(moved: number, rest: number, size: number, stage: number): number {
  const room = Math.abs(size - stage) / 2
  return clamp(rest + (size > stage ? moved : 0), -room, room) - rest
}

/** Limits a view, so that the image covers the stage and each part of it can be reached. */
export function within({ scale, x, y }: View, frame: Frame): View {
  const size = clamp(scale, 1, frame.maxScale)
  if (size === 1) return AT_REST
  return {
    scale: size,
    x: limitMove(x, frame.x, frame.width * size, frame.stageWidth),
    y: limitMove(y, frame.y, frame.height * size, frame.stageHeight),
  }
}

/** Zooms by `factor`; the image stays in place under `point`, which is given from the stage's centre. */
export function zoom(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = clamp(view.scale * factor, 1, frame.maxScale)
  const ratio = scale / view.scale
  const follow = (at: number, rest: number, moved: number) => at - (at - rest - moved) * ratio - rest
  return within({ scale, x: follow(point.x, frame.x, view.x), y: follow(point.y, frame.y, view.y) }, frame)
}

/** Moves the image by so many pixels, within limits. */
export const pan = (view: View, by: Point, frame: Frame): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)

/** The enlargement, and what changes it. Points are CSS pixels from the stage's centre. */
export interface Zoom {
  readonly view: View
  readonly isZoomed: boolean
  readonly isLargest: boolean
  by(factor: number, at?: Point): void
  pan(by: Point): void
  /** Switches between the image at rest and twice its size. */
  toggle(at: Point): void
  reset(): void
}

const CENTRE: Point = { x: 0, y: 0 }

/** The enlargement of the current slide's image; slides of another kind are not enlarged. */
export function useZoom(stage: RefObject<HTMLElement | null>): Zoom {
  const [view, setView] = useState(AT_REST)
  const [maxScale, setMaxScale] = useState(Number.POSITIVE_INFINITY)
  const isZoomed = view.scale > 1
  const reset = () => setView(AT_REST)
  const change = (to: (view: View, frame: Frame) => View) => {
    const frame = measure(stage.current)
    if (!frame) return
    setMaxScale(frame.maxScale)
    setView((from) => to(from, frame))
  }
  useEffect(() => {
    if (!isZoomed) return
    const controller = new AbortController()
    addEventListener('resize', () => setView(AT_REST), { signal: controller.signal })
    return () => controller.abort()
  }, [isZoomed])
  return {
    view,
    isZoomed,
    isLargest: view.scale >= maxScale,
    reset,
    by: (factor, at = CENTRE) => change((from, frame) => zoom(from, factor, at, frame)),
    pan: (by) => change((from, frame) => pan(from, by, frame)),
    toggle: (at) => change((from, frame) => (from.scale > 1 ? AT_REST : zoom(from, 2, at, frame))),
  }
}

function measure(stage: HTMLElement | null): Frame | undefined {
  const image = stage?.querySelector<HTMLImageElement>('[data-current] .ilots-lightbox-image.is-shown')
  if (!stage || !image) return undefined
  const { offsetWidth: width, offsetHeight: height, naturalWidth, dataset } = image
  const { clientWidth: stageWidth, clientHeight: stageHeight } = stage
  const corner = cornerOf(image, stage)
  return {
    x: corner.x + (width - stageWidth) / 2,
    y: corner.y + (height - stageHeight) / 2,
    width,
    height,
    stageWidth,
    stageHeight,
    maxScale: largest(Number(dataset.widest ?? naturalWidth), width),
  }
}

/** The image's top left on the stage, without transforms: its slide may still be sliding in. */
function cornerOf(image: HTMLElement, stage: HTMLElement): Point {
  let corner = CENTRE
  let box: Element | null = image
  while (box instanceof HTMLElement && box !== stage) {
    corner = { x: corner.x + box.offsetLeft, y: corner.y + box.offsetTop }
    box = box.offsetParent
  }
  return corner
}
