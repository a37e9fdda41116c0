/** What both a pop-up and a slide of the lightbox show: a page in a frame, the server's HTML, a node of this page. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { borrowNode } from './borrow-node'
import { type FrameSay, frameTitle, leadsOut, sandboxOf, watchFrame } from './frames'

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

/**
 * Shows a page in a frame: each time it is drawn, its page loads again.
 * @param isFromContent whether content has written the address: the server is asked first where it leads.
 */
export function FramedPage({
  isFromContent = false,
  ...frame
}: FrameProps & { readonly isFromContent?: boolean | undefined }) {
  const { src, onProgress } = frame
  const [isRedirected, setRedirected] = useState(isFromContent ? undefined : false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it is drawn.
  useLayoutEffect(() => {
    if (!isFromContent) return
    let isLeft = false
    onProgress('loading')
    void leadsOut(src).then((leads) => !isLeft && setRedirected(leads))
    return () => {
      isLeft = true
    }
  }, [])
  return isRedirected === undefined ? null : <LoadedFrame {...frame} wasRedirected={isRedirected} />
}

/** @param wasRedirected whether the address is known to lead to another site. */
function LoadedFrame({
  src,
  say,
  onProgress,
  wasRedirected,
  ...shown
}: FrameProps & { readonly wasRedirected: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isRedirected, setRedirected] = useState(wasRedirected)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try each time it is drawn.
  useLayoutEffect(() => {
    onProgress('loading')
    if (frame.current) return watchFrame(frame.current, onProgress, () => setRedirected(true))
  }, [])
  const title = frameTitle(src, say, isRedirected)
  return <iframe ref={frame} {...shown} {...sandboxOf(src, wasRedirected)} src={src} title={title} />
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
