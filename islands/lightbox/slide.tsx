import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ContentBox } from '../../src/content-box'
import { failedToLoad, frameTitle } from '../../src/frames'
import { toFragment } from '../../src/html'
import { lend } from '../../src/lend'
import type { ImageSlide, Slide } from '../../src/services/lightbox'
import type { Say } from './messages'
import type { Progress } from './use-progress'
import type { View } from './zoom'

interface SlideProps {
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
  const [tries, setTries] = useState(0)
  const retry = () => {
    onProgress('loading')
    setTries(tries + 1)
  }
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
        {progress !== 'failed' && slide && <Part key={tries} {...props} slide={slide} />}
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

type PartProps = SlideProps & { readonly slide: Slide }

/** A neighbour loads its image ahead; a page or a fragment is asked for when its turn comes. */
function Part(props: PartProps) {
  const { slide, isCurrent, onProgress } = props
  if (slide.type === 'image') return <Picture {...props} slide={slide} />
  if (!isCurrent) return null
  if (slide.type === 'ajax') return <Fetched {...props} src={slide.src} />
  if (slide.type === 'inline') return <Lent node={slide.node} onProgress={onProgress} />
  if (slide.type === 'html') return <Given {...props} slide={slide} />
  return <Frame {...props} src={slide.src} />
}

function Frame({ src, say, onProgress }: SlideProps & { readonly src: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page left and come back to loads again.
  useLayoutEffect(() => onProgress('loading'), [])
  return (
    <iframe
      className="ilots-lightbox-frame"
      data-content=""
      src={src}
      title={frameTitle(src, say)}
      onLoad={(event) => onProgress(failedToLoad(event.currentTarget) ? 'failed' : 'shown')}
    />
  )
}

function Picture({ slide, view, progress, onProgress }: SlideProps & { readonly slide: ImageSlide }) {
  const { src, srcset, sizes, alt } = slide
  const widest = widestOf(srcset)
  return (
    <img
      className={`ilots-lightbox-image is-${progress}`}
      // An enlarged image asks for a larger file.
      sizes={srcset && (view.scale > 1 ? `${Math.round(view.scale * 100)}vw` : sizes || '100vw')}
      srcSet={srcset}
      src={src}
      alt={alt}
      data-widest={widest}
      draggable={false}
      style={{
        '--ilots-lightbox-x': `${view.x}px`,
        '--ilots-lightbox-y': `${view.y}px`,
        '--ilots-lightbox-scale': view.scale,
        '--ilots-lightbox-most': widest && `${widest}px`,
      }}
      onLoad={() => onProgress('shown')}
      onError={() => onProgress('failed')}
    />
  )
}

/** With `w` descriptors an image counts as wide as `sizes` says: its own pixels are those of its largest file. */
function widestOf(srcset: string | undefined): number | undefined {
  const widths = [...(srcset ?? '').matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))
  return widths.length > 0 ? Math.max(...widths) : undefined
}

function Fetched({ src, fetchHtml, onProgress }: SlideProps & { readonly src: string }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try for each time it is shown.
  useEffect(() => {
    let isLeft = false
    onProgress('loading')
    const show = (html: string) => {
      if (isLeft) return
      box.current?.replaceChildren(toFragment(html))
      onProgress('shown')
    }
    fetchHtml(src)
      .then(show)
      .catch(() => isLeft || onProgress('failed'))
    return () => {
      // Asked for again when its turn comes back.
      isLeft = true
    }
  }, [])
  return <div ref={box} className="ilots-lightbox-html" data-content="" />
}

function Lent({
  node,
  onProgress,
}: {
  readonly node: Element
  readonly onProgress: SlideProps['onProgress']
}) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: lent once, given back when its turn is over.
  useLayoutEffect(() => {
    onProgress('shown')
    if (box.current) return lend(node, box.current)
  }, [node])
  return <div ref={box} className="ilots-lightbox-html" data-content="" />
}

function Given({ slide, onProgress }: PartProps & { readonly slide: Extract<Slide, { type: 'html' }> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there at once.
  useLayoutEffect(() => onProgress('shown'), [])
  return (
    <div data-content="" className="ilots-lightbox-html">
      <ContentBox content={slide.content} html={slide.html ?? false} className="ilots-lightbox-given" />
    </div>
  )
}
