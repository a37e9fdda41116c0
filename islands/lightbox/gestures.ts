/**
 * Gestures on the stage: swipe, pan, pinch, double tap, wheel, a click on the backdrop.
 *
 * Pointer events cover touch, pen and mouse. Each gesture has a button or a key as well (WCAG 2.5.7).
 */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Point } from './zoom'

/** What gestures do. */
export interface GestureHandlers {
  /** Whether one finger pans the enlarged image instead of dragging the group. */
  isZoomed(): boolean
  onPan(by: Point): void
  /** The group is dragged sideways. @param distance CSS pixels from where the finger came down. */
  onDrag(distance: number): void
  /** The drag ends. @param distance CSS pixels; 0 when the gesture was cancelled. */
  onDrop(distance: number): void
  onZoom(factor: number, at: Point): void
  onDoubleTap(at: Point): void
  onBackdrop(): void
}

type Latest = Readonly<RefObject<GestureHandlers>>

/** CSS pixels that a press may move and still be a click. */
const TOLERANCE = 6
/** Milliseconds and CSS pixels between two taps of a double tap. */
const DOUBLE = { time: 300, distance: 24 }
const NEVER = Number.NEGATIVE_INFINITY

/** Listens to gestures on the stage. The listeners are added once and call the handlers of the latest render. */
export function useGestures(stage: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useLayoutEffect(() => {
    const controller = new AbortController()
    if (stage.current) listenToGestures(stage.current, latest, controller.signal)
    return () => controller.abort()
  }, [stage])
}

/** Listens until `signal` aborts. Handlers get points in CSS pixels from the stage's centre. */
export function listenToGestures(stage: HTMLElement, latest: Latest, signal: AbortSignal): void {
  const gestures = new Gestures(stage, latest)
  stage.addEventListener('pointerdown', (event) => gestures.onDown(event), { signal })
  stage.addEventListener('pointermove', (event) => gestures.onMove(event), { signal })
  // On the window: the finger may be lifted over a button above the stage, or outside the window.
  addEventListener('pointerup', (event) => gestures.onUp(event), { signal })
  addEventListener('pointercancel', (event) => gestures.onUp(event), { signal })
  stage.addEventListener('click', (event) => gestures.onClick(event), { signal, capture: true })
  // Not passive: a wheel that enlarges the image must not zoom the page.
  stage.addEventListener('wheel', (event) => gestures.onWheel(event), { signal, passive: false })
}

class Gestures {
  readonly #stage: HTMLElement
  readonly #latest: Latest
  readonly #pointers = new Map<number, Point>()
  #start: Point = { x: 0, y: 0 }
  #isDragging = false
  #hasMoved = false
  #pressed: EventTarget | null = null
  #tap = { time: NEVER, x: 0, y: 0 }

  constructor(stage: HTMLElement, latest: Latest) {
    this.#stage = stage
    this.#latest = latest
  }

  get #handlers(): GestureHandlers {
    return this.#latest.current
  }

  onDown(event: PointerEvent): void {
    if (this.#pointers.size === 0) {
      this.#hasMoved = false
      this.#pressed = event.target
    }
    if (!startsGesture(event)) return
    this.#pointers.set(event.pointerId, pointOf(event))
    if (this.#pointers.size === 1) this.#start = pointOf(event)
    else {
      this.#hasMoved = true
      if (this.#isDragging) this.#drop(0)
    }
  }

  onMove(event: PointerEvent): void {
    const { pointerId } = event
    const before = this.#pointers.get(pointerId)
    if (!before) return
    const now = pointOf(event)
    this.#pointers.set(pointerId, now)
    const other = [...this.#pointers].find(([id]) => id !== pointerId)
    if (other) this.#pinch(before, now, other[1])
    else if (this.#hasMoved || distance(now, this.#start) > TOLERANCE) this.#slide(pointerId, before, now)
  }

  /** Zooms and pans, so that the same point of the image stays under each finger. */
  #pinch(before: Point, now: Point, other: Point): void {
    const from = middle(before, other)
    this.#handlers.onZoom(distance(now, other) / (distance(before, other) || 1), this.#fromCentre(from))
    this.#handlers.onPan(minus(middle(now, other), from))
  }

  #slide(pointerId: number, before: Point, now: Point): void {
    // Captured only now, so that a plain click keeps its target.
    if (!this.#hasMoved) this.#stage.setPointerCapture(pointerId)
    this.#hasMoved = true
    if (this.#handlers.isZoomed()) this.#handlers.onPan(minus(now, before))
    else {
      this.#isDragging = true
      this.#handlers.onDrag(now.x - this.#start.x)
    }
  }

  onUp(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return
    const isLifted = event.type === 'pointerup'
    const now = pointOf(event)
    if (this.#isDragging) this.#drop(isLifted ? now.x - this.#start.x : 0)
    else if (isLifted && !this.#hasMoved) this.#onTap(event, now)
    // After a pinch, the finger that stays starts a new gesture from where it is.
    const [staying] = this.#pointers.values()
    if (staying) this.#start = staying
  }

  #drop(by: number): void {
    this.#isDragging = false
    this.#handlers.onDrop(by)
  }

  #onTap({ target, timeStamp }: PointerEvent, now: Point): void {
    if (!(target instanceof HTMLImageElement) || target.closest('[data-content]')) return
    const isSecond = timeStamp - this.#tap.time < DOUBLE.time && distance(now, this.#tap) < DOUBLE.distance
    this.#tap = { time: isSecond ? NEVER : timeStamp, ...now }
    if (isSecond) this.#handlers.onDoubleTap(this.#fromCentre(now))
  }

  /** A press that moved is no click. `detail` is 0 for Enter on a link or a button, which always is one. */
  onClick(event: MouseEvent): void {
    if (this.#hasMoved && event.detail > 0) {
      event.preventDefault()
      event.stopPropagation()
      this.#hasMoved = false
    } else if (event.target === this.#pressed && isBackdrop(event.target)) this.#handlers.onBackdrop()
  }

  onWheel(event: WheelEvent): void {
    if ((event.target as Element).closest('[data-content]')) return
    event.preventDefault()
    const factor = Math.exp(-event.deltaY / (event.deltaMode === 0 ? 400 : 12))
    this.#handlers.onZoom(factor, this.#fromCentre(pointOf(event)))
  }

  #fromCentre({ x, y }: Point): Point {
    const { left, top, width, height } = this.#stage.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** With a mouse, a slide's content keeps its presses, to select text or use fields. A finger may swipe over it. */
const startsGesture = ({ target, pointerType, button }: PointerEvent) =>
  button === 0 && (pointerType === 'touch' || !(target as Element).closest('[data-content]'))

const isBackdrop = (target: EventTarget | null) =>
  target instanceof HTMLElement && 'backdrop' in target.dataset
