import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Slides } from '../../src/services/lightbox'
import { type GestureHandlers, listenToGestures } from './gestures'
import { Control } from './icons'
import { type Action, actionOf } from './keys'
import type { Say } from './messages'
import { type Progress, SlideView } from './slide'
import { useSlideshow } from './use-slideshow'
import { useZoom } from './use-zoom'
import { AT_REST, STEP } from './zoom'

export interface LightboxProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly slides: Slides
  readonly start: number
  readonly say: Say
  readonly fetchHtml: (url: string) => Promise<string>
  /** The visitor's own closing. */
  readonly onClose: () => void
}

/** §9.11: CSS pixels a swipe has to go. */
const SWIPE = 40

/** Slides go round: place -1 of three is the last. */
const wrap = (position: number, length: number): number => ((position % length) + length) % length

/**
 * The lightbox (§2.5). A position counts on without end and the slide is its remainder, so that going round is one
 * more step to the same side, and the slides before and after are always there.
 */
export function Lightbox({ dialog, slides, start, say, fetchHtml, onClose }: LightboxProps) {
  const { length } = slides
  const stage = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState(start)
  const [drag, setDrag] = useState(0)
  const [progress, setProgress] = useState<Readonly<Record<number, Progress>>>({})
  const zoom = useZoom(stage)
  const turn = (by: number) => {
    zoom.reset()
    setPosition((from) => from + by)
  }
  const current = progress[position] ?? 'loading'
  const slideshow = useSlideshow(position, current !== 'loading', () => turn(1))
  /** The visitor's own move: the slideshow leaves it there. */
  const move = (by: number) => {
    if (length < 2) return
    slideshow.stop()
    turn(by)
  }
  const index = wrap(position, length)
  const enlarge = (factor: number) => {
    slideshow.stop()
    zoom.by(factor)
  }
  const act = (action: Action) => {
    if (action.type === 'move') move(action.by)
    if (action.type === 'first') move(-index)
    if (action.type === 'last') move(length - 1 - index)
    if (action.type === 'pan') zoom.pan(action)
    if (action.type === 'zoomIn') enlarge(STEP)
    if (action.type === 'zoomOut') enlarge(1 / STEP)
    if (action.type === 'rest') zoom.reset()
  }
  useKeys(dialog, zoom.isZoomed, act)
  useGestures(stage, {
    isZoomed: () => zoom.isZoomed,
    onPan: zoom.pan,
    onDrag: (distance) => length > 1 && setDrag(distance),
    onDrop(distance) {
      setDrag(0)
      if (Math.abs(distance) > SWIPE) move(distance < 0 ? 1 : -1)
    },
    onZoom(factor, at) {
      slideshow.stop()
      zoom.by(factor, at)
    },
    onDoubleTap: zoom.toggle,
    onBackdrop: onClose,
  })
  const slide = slides.at(index)
  const place = { current: index + 1, total: length }
  const sentence = [
    length > 1 && say('position', place),
    slide?.caption,
    zoom.isZoomed && say('zoomed', { percent: Math.round(zoom.view.scale * 100) }),
  ]
  const spoken = useSpoken(sentence.filter(Boolean).join(', '), slideshow.isPlaying)
  // The slides beside the current one are in the page: their images are on their way before they are asked for.
  const near = length > 1 ? [position - 1, position, position + 1] : [position]
  return (
    <dialog
      ref={dialog}
      className={[
        'ilots-lightbox',
        length > 1 && 'is-group',
        drag !== 0 && 'is-dragged',
        zoom.isZoomed && 'is-zoomed',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={say('popup')}
      tabIndex={-1}
    >
      <div ref={stage} className="ilots-lightbox-stage" data-backdrop="">
        {near.map((each) => (
          <SlideView
            key={each}
            slide={slides.at(wrap(each, length))}
            isCurrent={each === position}
            label={length > 1 ? say('position', { ...place, current: wrap(each, length) + 1 }) : undefined}
            offset={`calc(${(each - position) * 100}% + ${drag}px)`}
            view={each === position ? zoom.view : AT_REST}
            progress={progress[each] ?? 'loading'}
            say={say}
            fetchHtml={fetchHtml}
            onProgress={(value) => setProgress((known) => ({ ...known, [each]: value }))}
          />
        ))}
      </div>
      <div className="ilots-lightbox-bar">
        {length > 1 && (
          <p className="ilots-lightbox-counter" aria-hidden="true">
            {say('counter', place)}
          </p>
        )}
        {length > 1 && (
          <Control
            icon={slideshow.isPlaying ? 'pause' : 'play'}
            label={say(slideshow.isPlaying ? 'pause' : 'play')}
            onClick={slideshow.isPlaying ? slideshow.stop : slideshow.play}
          />
        )}
        {slide?.type === 'image' && (
          <>
            <Control
              icon="zoomOut"
              label={say('zoomOut')}
              isOff={!zoom.isZoomed}
              onClick={() => enlarge(1 / STEP)}
            />
            <Control
              icon="zoomIn"
              label={say('zoomIn')}
              isOff={zoom.isLargest}
              onClick={() => enlarge(STEP)}
            />
          </>
        )}
        <Control icon="close" label={say('close')} onClick={onClose} />
      </div>
      {length > 1 && (
        <>
          <Control icon="previous" label={say('previous')} onClick={() => move(-1)} />
          <Control icon="next" label={say('next')} onClick={() => move(1)} />
        </>
      )}
      <p className="ilots-spoken" role="status">
        {spoken}
      </p>
    </dialog>
  )
}

/** Listens on the dialog, whatever inside has focus. */
function useKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  isZoomed: boolean,
  act: (action: Action) => void,
): void {
  useEffect(() => {
    const controller = new AbortController()
    const listener = (event: KeyboardEvent) => {
      const action = actionOf(event, isZoomed)
      if (!action) return
      event.preventDefault()
      act(action)
    }
    dialog.current?.addEventListener('keydown', listener, { signal: controller.signal })
    return () => controller.abort()
  })
}

/** The listeners stay for as long as the stage does; what they call is the latest render's. */
function useGestures(stage: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useLayoutEffect(() => {
    const controller = new AbortController()
    const call: GestureHandlers = {
      isZoomed: () => latest.current.isZoomed(),
      onPan: (by) => latest.current.onPan(by),
      onDrag: (distance) => latest.current.onDrag(distance),
      onDrop: (distance) => latest.current.onDrop(distance),
      onZoom: (factor, at) => latest.current.onZoom(factor, at),
      onDoubleTap: (at) => latest.current.onDoubleTap(at),
      onBackdrop: () => latest.current.onBackdrop(),
    }
    if (stage.current) listenToGestures(stage.current, call, controller.signal)
    return () => controller.abort()
  }, [stage])
}

/** Filled after the opening, so that the first slide is spoken too; still while slides go by by themselves. */
function useSpoken(sentence: string, isPlaying: boolean): string {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (!isPlaying) setSpoken(sentence)
  }, [sentence, isPlaying])
  return spoken
}
