/** The content of a slide, by its type. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ImageSlide, Slide } from '../../src/island/services/lightbox'
import { borrowNode } from '../../src/overlay/borrow-node'
import { ContentBox } from '../../src/overlay/content-box'
import { frameTitle, sandboxOf, watchFrame } from '../../src/overlay/frames'
import { serverFragment } from '../../src/server/server-html'
import type { Say } from './messages'
import type { Progress } from './use-lightbox'
import type { View } from './zoom'

/** What a slide's content is given. */
export interface ContentProps {
  readonly isCurrent: boolean
  readonly view: View
  readonly progress: Progress
  readonly say: Say
  readonly fetchHtml: (url: string) => Promise<string>
  readonly onProgress: (progress: Progress) => void
}

type SlideContentProps = ContentProps & { readonly slide: Slide }

/** A neighbour's image loads ahead; a page or a fragment is fetched only once its slide is current. */
export function SlideContent(props: SlideContentProps) {
  const { slide, isCurrent, onProgress } = props
  if (slide.type === 'image') return <Picture {...props} slide={slide} />
  if (!isCurrent) return null
  if (slide.type === 'ajax') return <Fetched {...props} src={slide.src} />
  if (slide.type === 'inline') return <Lent node={slide.node} onProgress={onProgress} />
  if (slide.type === 'html') return <Given {...props} slide={slide} />
  return <Frame {...props} src={slide.src} />
}

function Frame({ src, say, onProgress }: ContentProps & { readonly src: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the slide becomes current, its page loads again.
  useLayoutEffect(() => {
    onProgress('loading')
    if (frame.current) return watchFrame(frame.current, onProgress)
  }, [])
  return (
    <iframe
      ref={frame}
      className="ilots-lightbox-frame"
      data-content=""
      {...sandboxOf(src)}
      src={src}
      title={frameTitle(src, say)}
    />
  )
}

function Picture({ slide, view, progress, onProgress }: ContentProps & { readonly slide: ImageSlide }) {
  const { src, srcset, sizes, alt } = slide
  const widest = widestOf(srcset)
  return (
    <img
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

function Fetched({ src, fetchHtml, onProgress }: ContentProps & { readonly src: string }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one call each time the slide becomes current.
  useEffect(() => {
    let isLeft = false
    onProgress('loading')
    const show = (html: string) => {
      if (isLeft) return
      box.current?.replaceChildren(serverFragment(html))
      onProgress('shown')
    }
    fetchHtml(src)
      .then(show)
      .catch(() => isLeft || onProgress('failed'))
    return () => {
      // The slide is left: its answer comes too late, and it is fetched again when it comes back.
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
  readonly onProgress: ContentProps['onProgress']
}) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: lent once, given back when the slide is left.
  useLayoutEffect(() => {
    onProgress('shown')
    if (box.current) return borrowNode(node, box.current)
  }, [node])
  return <div ref={box} className="ilots-lightbox-html" data-content="" />
}

function Given({
  slide,
  onProgress,
}: SlideContentProps & { readonly slide: Extract<Slide, { type: 'html' }> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is there at once.
  useLayoutEffect(() => onProgress('shown'), [])
  return (
    <div data-content="" className="ilots-lightbox-html">
      <ContentBox content={slide.content} html={slide.html ?? false} className="ilots-lightbox-given" />
    </div>
  )
}
