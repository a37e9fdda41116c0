import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Slides } from '../../src/island/services/lightbox'
import { useKeptFocus } from '../../src/overlay/use-kept-focus'
import { Arrows, Bar } from './controls'
import type { Say } from './messages'
import { SlideView } from './slide'
import { type LightboxState, useLightbox, wrap } from './use-lightbox'
import { useGestures, useKeys } from './use-listeners'
import { AT_REST } from './zoom'

/** What the lightbox shows, and where. */
export interface LightboxProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly slides: Slides
  readonly start: number
  readonly say: Say
  readonly fetchHtml: (url: string) => Promise<string>
  /** The visitor closes the lightbox. */
  readonly onClose: () => void
}

/**
 * The lightbox (§2.5). Positions count on beyond the last slide: going round is one more step to the same side, and
 * there is always a slide before and after.
 */
export function Lightbox({ dialog, slides, start, say, fetchHtml, onClose }: LightboxProps) {
  const { length } = slides
  const isGroup = length > 1
  const stage = useRef<HTMLDivElement>(null)
  const state = useLightbox(slides, start, stage)
  const { position, zoom } = state
  useKeys(dialog, { isZoomed: zoom.isZoomed, isGroup }, state.act)
  useGestures(stage, { ...state.gestures, onBackdrop: onClose })
  useKeptFocus(dialog)
  const slide = state.slideAt(position)
  const place = { current: wrap(position, length) + 1, total: length }
  const sentence = [
    isGroup && say('position', place),
    slide?.caption,
    zoom.isZoomed && say('zoomed', { percent: Math.round(zoom.view.scale * 100) }),
  ]
  const spoken = useSpoken(sentence.filter(Boolean).join(', '), state.slideshow.isPlaying)
  return (
    <dialog ref={dialog} className={classesOf(state, isGroup)} aria-label={say('popup')} tabIndex={-1}>
      <div ref={stage} className="ilots-lightbox-stage" data-backdrop="">
        <NearbySlides state={state} length={length} say={say} fetchHtml={fetchHtml} />
      </div>
      <Bar state={state} slide={slide} place={place} say={say} onClose={onClose} />
      {isGroup && <Arrows move={state.move} say={say} />}
      <p className="ilots-spoken" role="status">
        {spoken}
      </p>
    </dialog>
  )
}

function classesOf({ drag, zoom }: LightboxState, isGroup: boolean): string {
  const classes = [
    'ilots-lightbox',
    isGroup && 'is-group',
    drag !== 0 && 'is-dragged',
    zoom.isZoomed && 'is-zoomed',
  ]
  return classes.filter(Boolean).join(' ')
}

interface NearbySlidesProps extends Pick<LightboxProps, 'say' | 'fetchHtml'> {
  readonly state: LightboxState
  readonly length: number
}

/** The current slide and its neighbours, whose images are loaded ahead. */
function NearbySlides({ state, length, say, fetchHtml }: NearbySlidesProps) {
  const { position, drag, zoom, progress, slideAt } = state
  const near = length > 1 ? [position - 1, position, position + 1] : [position]
  return near.map((each) => (
    <SlideView
      key={each}
      slide={slideAt(each)}
      isCurrent={each === position}
      label={length > 1 ? say('position', { current: wrap(each, length) + 1, total: length }) : undefined}
      offset={`calc(${(each - position) * 100}% + ${drag}px)`}
      view={each === position ? zoom.view : AT_REST}
      progress={progress.of(each)}
      say={say}
      fetchHtml={fetchHtml}
      onProgress={(value) => progress.set(each, value)}
    />
  ))
}

/** The text to speak: set after the opening, so that the first slide is spoken too, and unchanged during a slideshow. */
function useSpoken(sentence: string, isPlaying: boolean): string {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (!isPlaying) setSpoken(sentence)
  }, [sentence, isPlaying])
  return spoken
}
