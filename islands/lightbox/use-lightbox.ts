import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { withoutPrototype } from '../../src/base/own-property'
import type { Slide, Slides } from '../../src/contracts/services/lightbox'
import { afterPaint } from '../../src/dom/after-paint'
import { isRtl } from '../../src/dom/rtl'
import type { GestureHandlers } from './gestures'
import type { Action } from './keys'
import { type Point, STEP, useZoom, type Zoom } from './zoom'

/** §9.11: CSS pixels after which a drag is a swipe. */
const SWIPE = 40

/** 1 where the next slide comes from the right, -1 where the page is read from right to left. */
export const way = (): number => (isRtl(document.body) ? -1 : 1)

/** The slide's index for a position: position -1 of three is the last slide. */
export const wrap = (position: number, length: number): number => ((position % length) + length) % length

/** What the lightbox's components show and call. */
export interface LightboxState {
  /** Counts on beyond the last slide and below zero; the slide is its remainder ({@link wrap}). */
  readonly position: number
  /** Whether the browser has painted the present slide: its neighbours come after it. */
  readonly isPainted: boolean
  /** CSS pixels by which a finger drags the slides. */
  readonly drag: number
  readonly zoom: Zoom
  readonly slideshow: Slideshow
  slideAt(position: number): Slide | undefined
  /** Moves by so many slides. It is the visitor's move: the slideshow stops. */
  move(by: number): void
  enlarge(factor: number): void
  act(action: Action): void
  /** Called once the current slide has loaded or failed: the slideshow's time starts then. */
  setSettled(isSettled: boolean): void
  readonly gestures: Omit<GestureHandlers, 'onBackdrop'>
}

/** The state of the lightbox: the slide shown, its enlargement, the slideshow, and what the visitor does to them. */
export function useLightbox(
  slides: Slides,
  start: number,
  stage: RefObject<HTMLElement | null>,
): LightboxState {
  const { length } = slides
  const [position, setPosition] = useState(start)
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  const [drag, setDrag] = useState(0)
  const [isSettled, setSettled] = useState(false)
  const zoom = useZoom(stage)
  const slideAt = (at: number) => withoutPrototype(slides.at(wrap(at, length)))
  const turn = (to: (from: number) => number) => {
    zoom.reset()
    setPosition(to)
  }
  const slideshow = useSlideshow(position, isSettled, () => turn((from) => from + 1))
  const go = (to: (from: number) => number) => {
    if (length < 2) return
    slideshow.stop()
    turn(to)
  }
  const enlarge = (factor: number, at?: Point) => {
    slideshow.stop()
    zoom.by(factor, at)
  }
  const moves = { length, zoom, slideshow, go, move: (by: number) => go((from) => from + by), enlarge }
  return {
    ...moves,
    position,
    isPainted,
    drag,
    slideAt,
    setSettled,
    act: (action) => perform(action, moves),
    gestures: gesturesOf(moves, setDrag),
  }
}

interface Moves extends Pick<LightboxState, 'zoom' | 'slideshow' | 'move'> {
  readonly length: number
  go(to: (from: number) => number): void
  enlarge(factor: number, at?: Point): void
}

function perform(action: Action, { length, zoom, go, move, enlarge }: Moves): void {
  if (action.type === 'move') move(way() * action.by)
  if (action.type === 'first') go((from) => from - wrap(from, length))
  if (action.type === 'last') go((from) => from - wrap(from, length) + length - 1)
  if (action.type === 'pan') zoom.pan(action)
  if (action.type === 'zoomIn') enlarge(STEP)
  if (action.type === 'zoomOut') enlarge(1 / STEP)
  if (action.type === 'rest') zoom.reset()
}

function gesturesOf(
  { length, zoom, slideshow, move, enlarge }: Moves,
  setDrag: (distance: number) => void,
): LightboxState['gestures'] {
  return {
    isZoomed: () => zoom.isZoomed,
    onPan: zoom.pan,
    onDrag(distance) {
      if (length < 2) return
      slideshow.stop()
      setDrag(distance)
    },
    onDrop(distance) {
      setDrag(0)
      if (Math.abs(distance) > SWIPE) move(-way() * Math.sign(distance))
    },
    onZoom: enlarge,
    onDoubleTap(at) {
      slideshow.stop()
      zoom.toggle(at)
    },
  }
}

/** §9.11. Milliseconds that a slide stays. */
const STAY = 2500

/** Slides that change by themselves. */
interface Slideshow {
  readonly isPlaying: boolean
  play(): void
  stop(): void
}

/**
 * Calls `next` every {@link STAY} once started.
 * @param current the slide shown: each new one starts its full time.
 * @param isSettled whether it has loaded or failed: its time does not run while it loads.
 */
function useSlideshow(current: number, isSettled: boolean, next: () => void): Slideshow {
  const [isPlaying, setPlaying] = useState(false)
  // A layout effect, so that a slideshow that is stopped makes no further step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` always differs; `current` restarts the time.
  useLayoutEffect(() => {
    if (!isPlaying || !isSettled) return
    let timer = 0
    // In a hidden page, nobody sees the slides.
    const run = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = window.setTimeout(next, STAY)
    }
    document.addEventListener('visibilitychange', run)
    run()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [isPlaying, isSettled, current])
  return { isPlaying, play: () => setPlaying(true), stop: () => setPlaying(false) }
}
