import { type RefObject, useEffect, useRef } from 'react'
import type { Slides } from '../../src/contracts/services/lightbox'
import { announce } from '../../src/dom/announce'
import { useFocusInside } from '../../src/overlay/hooks'
import { Dialog } from '../../src/ui/dialog'
import { Arrows, Bar } from './controls'
import { useGestures } from './gestures'
import { useKeys } from './keys'
import type { Say } from './messages'
import { SlideView } from './slide'
import { type LightboxState, useLightbox, way, wrap } from './use-lightbox'
import { AT_REST } from './zoom'

/** What the lightbox (§2.5) shows, and where. */
interface LightboxProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly slides: Slides
  /** The slide that is shown first. */
  readonly start: number
  readonly say: Say
  readonly fetchHtml: (url: string) => Promise<DocumentFragment>
  /** The visitor closes the lightbox. */
  readonly onClose: () => void
}

/**
 * Positions count on beyond the last slide: going round is one more step to the same side, and there is always a
 * slide before and after.
 */
export function Lightbox({ dialog, slides, start, say, fetchHtml, onClose }: LightboxProps) {
  const { length } = slides
  const isGroup = length > 1
  const stage = useRef<HTMLDivElement>(null)
  const state = useLightbox(slides, start, stage)
  const { position, zoom } = state
  useKeys(dialog, { isZoomed: zoom.isZoomed, isGroup }, state.act)
  useGestures(stage, { ...state.gestures, onBackdrop: onClose })
  useFocusInside(dialog)
  const slide = state.slideAt(position)
  const place = { current: wrap(position, length) + 1, total: length }
  const sentence = [
    isGroup && say('position', place),
    slide?.caption,
    zoom.isZoomed && say('zoomed', { percent: Math.round(zoom.view.scale * 100) }),
  ]
  // The dialog opens after its first drawing: before that, the region would be below it.
  useSpoken(sentence.filter(Boolean).join(', '), state.slideshow.isPlaying || !state.isPainted)
  return (
    <Dialog dialog={dialog} className={classesOf(state, isGroup)} aria-label={say('popup')}>
      <div ref={stage} className="ilots-lightbox-stage" data-backdrop="">
        <NearbySlides state={state} length={length} say={say} fetchHtml={fetchHtml} />
      </div>
      <Bar state={state} slide={slide} place={place} say={say} onClose={onClose} />
      {isGroup && state.isPainted && <Arrows move={state.move} say={say} />}
    </Dialog>
  )
}

function classesOf({ drag, zoom }: LightboxState, isGroup: boolean): string {
  const classes = [
    'ilots-lightbox ilots-whole',
    isGroup && 'is-group',
    drag && 'is-dragged',
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
  const { position, isPainted, drag, zoom, slideAt, setSettled } = state
  const near = length > 1 && isPainted ? [position - 1, position, position + 1] : [position]
  return near.map((each) => (
    <SlideView
      key={each}
      slide={slideAt(each)}
      isCurrent={each === position}
      label={length > 1 ? say('position', { current: wrap(each, length) + 1, total: length }) : undefined}
      offset={`calc(${(each - position) * way() * 100}% + ${drag}px)`}
      view={each === position ? zoom.view : AT_REST}
      say={say}
      fetchHtml={fetchHtml}
      onSettled={setSettled}
    />
  ))
}

/** Announces a sentence when it changes, except while it is to be quiet. */
function useSpoken(sentence: string, isQuiet: boolean): void {
  const spoken = useRef('')
  useEffect(() => {
    if (isQuiet || sentence === spoken.current) return
    spoken.current = sentence
    announce(sentence)
  }, [sentence, isQuiet])
}
