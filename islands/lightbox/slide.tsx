import type { Slide } from '../../src/island/services/lightbox'
import { Notice } from '../../src/ui/notice'
import { Spinner } from '../../src/ui/spinner'
import { type ContentProps, SlideContent } from './slide-content'

interface SlideProps extends ContentProps {
  readonly slide: Slide | undefined
  /** Its number in the group, for screen readers. */
  readonly label: string | undefined
  /** Its distance from the stage, a CSS length. */
  readonly offset: string
}

/** One slide: the current one, or a neighbour beside the stage. */
export function SlideView(props: SlideProps) {
  const { slide, isCurrent, label, offset, progress, say, onProgress } = props
  // The failed content was removed: rendering it again is a new try.
  const retry = () => onProgress('loading')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      className="ilots-lightbox-slide"
      role="group"
      aria-label={label}
      data-backdrop=""
      data-current={isCurrent || undefined}
      inert={!isCurrent}
      style={{ '--ilots-lightbox-offset': offset }}
    >
      <div className="ilots-lightbox-content" data-backdrop="" aria-busy={progress === 'loading'}>
        {progress !== 'failed' && slide && <SlideContent {...props} slide={slide} />}
        {progress === 'loading' && isCurrent && <Waiting slide={slide} text={say('loading')} />}
        {progress === 'failed' && isCurrent && (
          <Notice
            role="alert"
            text={say(slide?.type === 'image' ? 'imageFailed' : 'contentFailed')}
            actions={slide && [[say('retry'), retry]]}
          />
        )}
      </div>
      {slide?.caption && (
        <p className="ilots-lightbox-caption" data-content="">
          {slide.caption}
        </p>
      )}
    </div>
  )
}

/** Shown while the slide loads: the thumbnail that was clicked, and a spinner. */
function Waiting({ slide, text }: { readonly slide: Slide | undefined; readonly text: string }) {
  return (
    <div className="ilots-lightbox-waiting" data-backdrop="">
      {slide?.type === 'image' && slide.thumbnail && (
        <img className="ilots-lightbox-thumbnail" src={slide.thumbnail} alt="" />
      )}
      <Spinner text={text} />
    </div>
  )
}
