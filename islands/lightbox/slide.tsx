/** One slide of the lightbox, and its content, by its type. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ImageSlide, Slide } from '../../src/contracts/services/lightbox'
import { ContentBox } from '../../src/overlay/content-box'
import { FetchedHtml, FramedPage, LentNode, type Progress } from '../../src/overlay/contents'
import { hasPolicy } from '../../src/server/html'
import { AsyncPlaceholder } from '../../src/ui/async-placeholder'
import type { Say } from './messages'
import type { View } from './zoom'

interface SlideProps {
  readonly slide: Slide | undefined
  readonly isCurrent: boolean
  readonly view: View
  readonly say: Say
  readonly fetchHtml: (url: string) => Promise<DocumentFragment>
  /** Hears of the current slide whether it has loaded or failed. */
  readonly onSettled: (isSettled: boolean) => void
  /** Its number in the group, for screen readers. */
  readonly label: string | undefined
  /** Its distance from the stage, a CSS length. */
  readonly offset: string
}

/** One slide: the current one, or a neighbour beside the stage. One that is rendered again later starts over. */
export function SlideView(props: SlideProps) {
  const { slide, isCurrent, label, offset, say, onSettled } = props
  const [known, setKnown] = useState<Progress>(() => (isHere(slide) ? 'shown' : 'loading'))
  // A slide that could not be read will not load.
  const progress = slide ? known : 'failed'
  // After the frame: the first one is not drawn a second time for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when it becomes current, and at each change then.
  useEffect(() => {
    if (isCurrent) onSettled(progress !== 'loading')
  }, [isCurrent, progress])
  // The failed content was removed: rendering it again is a new try.
  const retry = () => setKnown('loading')
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
        {progress !== 'failed' && slide && (
          <SlideContent {...props} slide={slide} progress={progress} onProgress={setKnown} />
        )}
        {progress === 'loading' && isCurrent && slide?.type === 'image' && slide.thumbnail && (
          <img className="ilots-lightbox-thumbnail" src={slide.thumbnail} alt="" />
        )}
        {isCurrent && (
          <AsyncPlaceholder
            progress={progress}
            say={say}
            text={say(slide?.type === 'image' ? 'imageFailed' : 'contentFailed')}
            onRetry={slide && retry}
            href={slide && 'src' in slide ? slide.src : undefined}
          />
        )}
      </div>
      {slide?.caption && <Caption {...slide} />}
    </div>
  )
}

/**
 * Whether the browser has the picture already, as the page's own thumbnail: it is drawn as shown at once. Which file
 * of a `srcset` it would choose is known once it is drawn.
 */
function isHere(slide: Slide | undefined): boolean {
  if (slide?.type !== 'image' || slide.srcset) return false
  // Without React: it is put nowhere, only asked whether its file is here.
  const image = new Image()
  image.src = slide.src
  return image.complete && image.naturalWidth > 0
}

function Caption({ caption, captionNodes: nodes }: Slide) {
  const box = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (nodes) box.current?.replaceChildren(nodes())
  }, [nodes])
  return (
    <p ref={box} className="ilots-lightbox-caption" data-content="">
      {!nodes && caption}
    </p>
  )
}

type ContentProps = SlideProps & {
  readonly progress: Progress
  readonly onProgress: (progress: Progress) => void
}

const HTML = { className: 'ilots-lightbox-html', 'data-content': '' }

/** A neighbour's image loads ahead; a page or a fragment is fetched only once its slide is current. */
function SlideContent({ slide, ...props }: ContentProps & { readonly slide: Slide }) {
  const { isCurrent, say, fetchHtml, onProgress } = props
  if (slide.type === 'image') return <Picture {...props} slide={slide} />
  if (!isCurrent) return null
  const html = { ...HTML, onProgress }
  if (slide.type === 'ajax' && hasPolicy())
    return <FetchedHtml {...html} fetchHtml={() => fetchHtml(slide.src)} />
  if (slide.type === 'inline') return <LentNode {...html} node={slide.node} />
  if (slide.type === 'html') return <HtmlContent slide={slide} onProgress={onProgress} />
  const { src, isFromContent } = slide
  return <FramedPage {...html} {...{ src, isFromContent, say }} className="ilots-lightbox-frame" />
}

function Picture({ slide, view, progress, onProgress }: ContentProps & { readonly slide: ImageSlide }) {
  const { src, srcset, sizes, alt } = slide
  const widest = widestOf(srcset)
  const image = useRef<HTMLImageElement>(null)
  // One that the browser has already, as the page's own thumbnail or the neighbour of another slide, is there with
  // the first frame; its `load` would come a frame later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it has been drawn.
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) onProgress('shown')
  }, [])
  return (
    <img
      ref={image}
      className={`ilots-lightbox-image is-${progress}`}
      // The larger the image is shown, the larger the file that the browser chooses.
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

/** With `w` descriptors `naturalWidth` follows `sizes`: the image's own width is that of its largest file. Pixels. */
function widestOf(srcset: string | undefined): number | undefined {
  const widths = [...(srcset ?? '').matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))
  return widths.length > 0 ? Math.max(...widths) : undefined
}

interface HtmlContentProps extends Pick<ContentProps, 'onProgress'> {
  readonly slide: Extract<Slide, { type: 'html' }>
}

function HtmlContent({ slide, onProgress }: HtmlContentProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is there at once.
  useLayoutEffect(() => onProgress('shown'), [])
  return (
    <div {...HTML}>
      <ContentBox content={slide.content} html={slide.html ?? false} className="ilots-lightbox-given" />
    </div>
  )
}
