/**
 * Fingers and the mouse on the stage: swipe, pan, pinch, double tap, a click beside the slide.
 *
 * Pointer events only, so that touch, pen and mouse are one; each gesture has a button or a key besides (WCAG 2.5.7).
 */
import type { Point } from './zoom'

export interface GestureHandlers {
  /** Whether one finger moves the image rather than the group. */
  isZoomed(): boolean
  onPan(by: Point): void
  /** The group is dragged sideways by so many pixels from where the finger came down. */
  onDrag(distance: number): void
  /** The finger has left after that distance; 0 when the gesture was taken away. */
  onDrop(distance: number): void
  onZoom(factor: number, at: Point): void
  onDoubleTap(at: Point): void
  onBackdrop(): void
}

/** CSS pixels a press may tremble and still be a click. */
const TREMBLE = 6
/** Milliseconds and CSS pixels between two taps of a double tap. */
const DOUBLE = { time: 300, distance: 24 }

export function listenToGestures(stage: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  const pointers = new Map<number, Point>()
  let start: Point | undefined
  let isDragging = false
  let hasMoved = false
  let pressed: EventTarget | null = null
  let tap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  const fromCentre = ({ x, y }: Point): Point => {
    const box = stage.getBoundingClientRect()
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
  }
  /** Text that can be selected and fields are the slide's own; a finger may still swipe over them. */
  const isOurs = ({ target, pointerType, button }: PointerEvent) =>
    button === 0 && (pointerType === 'touch' || !(target as Element).closest('[data-content]'))

  const onDown = (event: PointerEvent) => {
    if (!isOurs(event)) return
    pointers.set(event.pointerId, place(event))
    hasMoved = pointers.size > 1
    if (pointers.size === 1) {
      start = place(event)
      pressed = event.target
    } else if (isDragging) drop(0)
  }
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before || !start) return
    const now = place(event)
    if (pointers.size > 1) {
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      if (other)
        handlers.onZoom(distance(now, other) / (distance(before, other) || 1), fromCentre(middle(now, other)))
    } else if (hasMoved || distance(now, start) > TREMBLE) {
      // Capture only now: a plain click keeps its target.
      if (!hasMoved) stage.setPointerCapture(event.pointerId)
      hasMoved = true
      if (handlers.isZoomed()) handlers.onPan({ x: now.x - before.x, y: now.y - before.y })
      else {
        isDragging = true
        handlers.onDrag(now.x - start.x)
      }
    }
    pointers.set(event.pointerId, now)
  }
  const drop = (by: number) => {
    isDragging = false
    handlers.onDrop(by)
  }
  const onUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    const now = place(event)
    if (isDragging) drop(event.type === 'pointerup' && start ? now.x - start.x : 0)
    else if (!hasMoved && event.type === 'pointerup') onTap(event, now)
  }
  const onTap = (event: PointerEvent, now: Point) => {
    if (!(event.target instanceof HTMLImageElement)) return
    const isSecond = event.timeStamp - tap.time < DOUBLE.time && distance(now, tap) < DOUBLE.distance
    tap = isSecond ? { ...tap, time: Number.NEGATIVE_INFINITY } : { time: event.timeStamp, ...now }
    if (isSecond) handlers.onDoubleTap(fromCentre(now))
  }
  /** A press that began elsewhere, or moved, is no click. */
  const onClick = (event: MouseEvent) => {
    if (hasMoved) {
      event.preventDefault()
      event.stopPropagation()
      hasMoved = false
    } else if (event.target === pressed && isBackdrop(event.target)) handlers.onBackdrop()
  }
  const onWheel = (event: WheelEvent) => {
    if ((event.target as Element).closest('[data-content]')) return
    event.preventDefault()
    handlers.onZoom(Math.exp(-event.deltaY / (event.deltaMode === 0 ? 400 : 12)), fromCentre(place(event)))
  }

  stage.addEventListener('pointerdown', onDown, { signal })
  stage.addEventListener('pointermove', onMove, { signal })
  stage.addEventListener('pointerup', onUp, { signal })
  stage.addEventListener('pointercancel', onUp, { signal })
  stage.addEventListener('click', onClick, { signal, capture: true })
  // Not passive: a wheel that enlarges must not be the browser's own zoom too.
  stage.addEventListener('wheel', onWheel, { signal, passive: false })
}

const place = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const isBackdrop = (target: EventTarget | null) =>
  target instanceof HTMLElement && 'backdrop' in target.dataset
