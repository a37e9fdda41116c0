/** What a pop-up and a slide of the lightbox show alike: a page in a frame, HTML of the server, a node of this page. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { borrowNode } from './borrow-node'
import { type FrameSay, frameTitle, sandboxOf, watchFrame } from './frames'

/** How far content is. */
export type Progress = 'loading' | 'shown' | 'failed'

interface Props {
  readonly className: string
  /** In the lightbox, what keeps its presses. */
  readonly 'data-content'?: string
  readonly onProgress: (progress: Progress) => void
}

interface FrameProps extends Props {
  readonly src: string
  readonly say: FrameSay
}

/** Shows a page in a frame: each time it is drawn, its page loads again. */
export function FramedPage({ src, say, onProgress, ...shown }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isRedirected, setRedirected] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try each time it is drawn.
  useLayoutEffect(() => {
    onProgress('loading')
    if (frame.current) return watchFrame(frame.current, onProgress, () => setRedirected(true))
  }, [])
  const title = isRedirected ? say('frameRedirected') : frameTitle(src, say)
  return <iframe ref={frame} {...shown} {...sandboxOf(src)} src={src} title={title} />
}

/** Shows HTML that this site's server returns: one call each time it is drawn. */
export function FetchedHtml({
  fetchHtml,
  onProgress,
  ...shown
}: Props & { readonly fetchHtml: () => Promise<DocumentFragment> }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one call each time it is drawn.
  useEffect(() => {
    let isLeft = false
    onProgress('loading')
    const show = (html: DocumentFragment) => {
      if (isLeft) return
      box.current?.replaceChildren(html)
      onProgress('shown')
    }
    fetchHtml()
      .then(show)
      .catch(() => !isLeft && onProgress('failed'))
    return () => {
      // The answer comes too late: it is asked for again when this is drawn again.
      isLeft = true
    }
  }, [])
  return <div ref={box} {...shown} />
}

/** Shows a node of the page, which has it back afterwards. */
export function LentNode({ node, onProgress, ...shown }: Props & { readonly node: Element | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: lent once.
  useLayoutEffect(() => {
    onProgress('shown')
    if (node && box.current) return borrowNode(node, box.current)
  }, [node])
  return <div ref={box} {...shown} />
}
