import { type RefObject, useEffect, useState } from 'react'
import { AT_REST, type Frame, largest, type Point, pan, type View, zoom } from './zoom'

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
  const [most, setMost] = useState(Number.POSITIVE_INFINITY)
  const isZoomed = view.scale > 1
  const reset = () => setView(AT_REST)
  const change = (to: (view: View, frame: Frame) => View) => {
    const frame = measure(stage.current)
    if (!frame) return
    setMost(frame.most)
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
    isLargest: view.scale >= most,
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
    most: largest(Number(dataset.widest ?? naturalWidth), width),
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
