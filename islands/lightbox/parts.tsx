/** What a slide shows, of each type. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ImageSlide, Slide } from '../../src/island/services/lightbox'
import { ContentBox } from '../../src/overlay/content-box'
import { frameTitle, sandboxOf, watchFrame } from '../../src/overlay/frames'
import { lend } from '../../src/overlay/lend'
import { serverFragment } from '../../src/server/server-html'
import type { SlideProps } from './slide'

type PartProps = SlideProps & { readonly slide: Slide }

/** A neighbour loads its image ahead; a page or a fragment is asked for when its turn comes. */
export function Part(props: PartProps) {
  const { slide, isCurrent, onProgress } = props
  if (slide.type === 'image') return <Picture {...props} slide={slide} />
  if (!isCurrent) return null
  if (slide.type === 'ajax') return <Fetched {...props} src={slide.src} />
  if (slide.type === 'inline') return <Lent node={slide.node} onProgress={onProgress} />
  if (slide.type === 'html') return <Given {...props} slide={slide} />
  return <Frame {...props} src={slide.src} />
}

function Frame({ src, say, onProgress }: SlideProps & { readonly src: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page left and come back to loads again.
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
      box.current?.replaceChildren(serverFragment(html))
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
