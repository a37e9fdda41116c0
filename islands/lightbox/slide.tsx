import type { Slide } from '../../src/island/services/lightbox'
import type { Say } from './messages'
import { Part } from './parts'
import type { Progress } from './use-progress'
import type { View } from './zoom'

export interface SlideProps {
  readonly slide: Slide | undefined
  readonly isCurrent: boolean
  /** Its place in the group, to be said. */
  readonly label: string | undefined
  /** How far from the stage it lies, as a CSS length. */
  readonly offset: string
  readonly view: View
  readonly progress: Progress
  readonly say: Say
  readonly fetchHtml: (url: string) => Promise<string>
  readonly onProgress: (progress: Progress) => void
}

/** One slide: the current one, or a neighbour that waits beside the stage. */
export function SlideView(props: SlideProps) {
  const { slide, isCurrent, label, offset, progress, say, onProgress } = props
  // What has failed is no longer in the page: it comes in anew.
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
        {progress !== 'failed' && slide && <Part {...props} slide={slide} />}
        {progress === 'loading' && isCurrent && <Waiting slide={slide} text={say('loading')} />}
        {progress === 'failed' && isCurrent && (
          <div className="ilots-notice" role="alert">
            <p className="ilots-notice-text">
              {say(slide?.type === 'image' ? 'imageFailed' : 'contentFailed')}
            </p>
            {slide && (
              <button type="button" className="ilots-button" onClick={retry}>
                {say('retry')}
              </button>
            )}
          </div>
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

/** Never a blank: the thumbnail that was clicked, and a ring that turns. */
function Waiting({ slide, text }: { readonly slide: Slide | undefined; readonly text: string }) {
  return (
    <div className="ilots-lightbox-waiting" data-backdrop="">
      {slide?.type === 'image' && slide.thumbnail && (
        <img className="ilots-lightbox-thumbnail" src={slide.thumbnail} alt="" />
      )}
      <p className="ilots-lightbox-progress" role="status">
        <span className="ilots-lightbox-ring" aria-hidden="true" />
        <span className="ilots-lightbox-progress-text">{text}</span>
      </p>
    </div>
  )
}
