/**
 * Fingers and the mouse on the stage: swipe, pan, pinch, double tap, a click beside the slide.
 *
 * Pointer events only, so that touch, pen and mouse are one; each gesture has a button or a key besides (WCAG 2.5.7).
 */
import { membersOf } from '../../src/dom/members'
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
const NEVER = Number.NEGATIVE_INFINITY

/** Points that handlers are given are CSS pixels from the stage's centre. */
export function listenToGestures(stage: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  const gestures = new Gestures(stage, handlers)
  stage.addEventListener('pointerdown', (event) => gestures.onDown(event), { signal })
  stage.addEventListener('pointermove', (event) => gestures.onMove(event), { signal })
  // Wherever it is lifted: over a button that lies on the stage, or out of the window.
  addEventListener('pointerup', (event) => gestures.onUp(event), { signal })
  addEventListener('pointercancel', (event) => gestures.onUp(event), { signal })
  stage.addEventListener('click', (event) => gestures.onClick(event), { signal, capture: true })
  // Not passive: a wheel that enlarges must not be the browser's own zoom too.
  stage.addEventListener('wheel', (event) => gestures.onWheel(event), { signal, passive: false })
}

class Gestures {
  readonly #stage: HTMLElement
  readonly #handlers: GestureHandlers
  readonly #pointers = new Map<number, Point>()
  #start: Point = { x: 0, y: 0 }
  #isDragging = false
  #hasMoved = false
  #pressed: EventTarget | null = null
  #tap = { time: NEVER, x: 0, y: 0 }

  constructor(stage: HTMLElement, handlers: GestureHandlers) {
    this.#stage = stage
    this.#handlers = handlers
  }

  onDown(event: PointerEvent): void {
    if (this.#pointers.size === 0) {
      this.#hasMoved = false
      this.#pressed = event.target
    }
    if (!isOurs(event)) return
    this.#pointers.set(event.pointerId, place(event))
    if (this.#pointers.size === 1) this.#start = place(event)
    else {
      this.#hasMoved = true
      if (this.#isDragging) this.#drop(0)
    }
  }

  onMove(event: PointerEvent): void {
    const { pointerId } = event
    const before = this.#pointers.get(pointerId)
    if (!before) return
    const now = place(event)
    this.#pointers.set(pointerId, now)
    const other = [...this.#pointers].find(([id]) => id !== pointerId)
    if (other) this.#pinch(before, now, other[1])
    else if (this.#hasMoved || distance(now, this.#start) > TREMBLE) this.#slide(pointerId, before, now)
  }

  /** What is under each finger stays under it. */
  #pinch(before: Point, now: Point, other: Point): void {
    const from = middle(before, other)
    this.#handlers.onZoom(distance(now, other) / (distance(before, other) || 1), this.#fromCentre(from))
    this.#handlers.onPan(minus(middle(now, other), from))
  }

  #slide(pointerId: number, before: Point, now: Point): void {
    // Capture only now: a plain click keeps its target.
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
    const now = place(event)
    if (this.#isDragging) this.#drop(isLifted ? now.x - this.#start.x : 0)
    else if (isLifted && !this.#hasMoved) this.#onTap(event, now)
    // The finger that stays after a pinch begins anew where it is.
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

  /** A press that began elsewhere, or moved, is no click; Enter on a link or a button of the slide is one. */
  onClick(event: MouseEvent): void {
    if (this.#hasMoved && event.detail > 0) {
      event.preventDefault()
      event.stopPropagation()
      this.#hasMoved = false
    } else if (event.target === this.#pressed && isBackdrop(event.target)) this.#handlers.onBackdrop()
  }

  onWheel(event: WheelEvent): void {
    if (membersOf(event.target as Element).closest('[data-content]')) return
    event.preventDefault()
    const factor = Math.exp(-event.deltaY / (event.deltaMode === 0 ? 400 : 12))
    this.#handlers.onZoom(factor, this.#fromCentre(place(event)))
  }

  #fromCentre({ x, y }: Point): Point {
    const { left, top, width, height } = this.#stage.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
}

const place = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Text that can be selected and fields are the slide's own; a finger may still swipe over them. */
const isOurs = ({ target, pointerType, button }: PointerEvent) =>
  button === 0 && (pointerType === 'touch' || !membersOf(target as Element).closest('[data-content]'))

const isBackdrop = (target: EventTarget | null) =>
  target instanceof HTMLElement && 'backdrop' in membersOf(target).dataset
