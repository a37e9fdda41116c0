import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { membersOf } from '../../src/dom/members'
import type { PopupParameters } from '../../src/island/services/modal'
import { frameTitle, sandboxOf, watchFrame } from '../../src/overlay/frames'
import { lend } from '../../src/overlay/lend'
import { useKeptFocus } from '../../src/overlay/use-kept-focus'
import { serverFragment } from '../../src/server/server-html'
import { CloseControl } from './dialog'
import { isFetched, isPicture } from './locate'
import type { Say } from './messages'

export interface PopupProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly parameters: PopupParameters
  readonly say: Say
  /** Fetches an ajax pop-up's HTML. */
  readonly fetchHtml: () => Promise<string>
  readonly onClose: () => void
}

type Progress = 'loading' | 'shown' | 'failed'

/** A pop-up with content from elsewhere: frame, fragment, image, node or text (§2.5). */
export function Popup({ dialog, parameters, say, fetchHtml, onClose }: PopupProps) {
  const { handler, size } = parameters
  const height = size?.y ?? 450
  const isTall = typeof height === 'string'
  const [progress, setProgress] = useState<Progress>(isFetched(handler) ? 'loading' : 'shown')
  useLayoutEffect(() => {
    const style = dialog.current?.style
    style?.setProperty('--ilots-popup-width', `${size?.x ?? 600}px`)
    style?.setProperty(
      '--ilots-popup-height',
      typeof height === 'string' ? height.replace('%', 'dvh') : `${height}px`,
    )
  }, [dialog, size, height])
  useKeptFocus(dialog)
  // What has failed is no longer in the page: it comes in anew.
  const retry = () => setProgress('loading')
  return (
    <dialog
      ref={dialog}
      className={`ilots-popup is-${handler}${isTall ? ' is-tall' : ''}`}
      aria-label={say('popup')}
      aria-busy={progress === 'loading'}
      tabIndex={-1}
    >
      <CloseControl label={say('close')} onClose={onClose} />
      <div className="ilots-popup-content">
        {progress === 'loading' && (
          <p className="ilots-popup-progress" role="status">
            {say('loading')}
          </p>
        )}
        {progress === 'failed' ? (
          <div className="ilots-notice" role="alert">
            <p className="ilots-notice-text">{say(isPicture(handler) ? 'imageFailed' : 'contentFailed')}</p>
            <button type="button" className="ilots-button" onClick={retry}>
              {say('retry')}
            </button>
          </div>
        ) : (
          <Part
            parameters={parameters}
            say={say}
            fetchHtml={fetchHtml}
            onClose={onClose}
            onProgress={setProgress}
          />
        )}
      </div>
    </dialog>
  )
}

interface PartProps {
  readonly parameters: PopupParameters
  readonly say: Say
  readonly fetchHtml: () => Promise<string>
  readonly onClose: () => void
  readonly onProgress: (progress: Progress) => void
}

function Part(props: PartProps) {
  const { handler } = props.parameters
  if (handler === 'iframe') return <Frame {...props} />
  if (isPicture(handler)) return <Picture {...props} />
  if (handler === 'ajax') return <Fragment {...props} />
  return handler === 'adopt' ? (
    <Adopted {...props} />
  ) : (
    <p className="ilots-popup-text">{props.parameters.content}</p>
  )
}

function Frame({ parameters, say, onProgress }: PartProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const source = parameters.url ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try for each time it is shown.
  useLayoutEffect(() => (frame.current ? watchFrame(frame.current, onProgress) : undefined), [])
  return (
    <iframe
      ref={frame}
      className="ilots-popup-frame"
      {...sandboxOf(source)}
      src={source}
      title={frameTitle(source, say)}
    />
  )
}

function Picture({ parameters, onClose, onProgress }: PartProps) {
  const { handler, url, opener } = parameters
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the close control and Escape do the same.
    <img
      className="ilots-popup-image"
      src={url}
      alt={alternativeOf(opener)}
      onClick={handler === 'zoom' ? onClose : undefined}
      onLoad={() => onProgress('shown')}
      onError={() => onProgress('failed')}
    />
  )
}

/** What the page says of the image where it shows it small. */
function alternativeOf(opener: HTMLElement | undefined): string {
  const said = opener && [
    membersOf(opener).querySelector<HTMLImageElement>('img:not([alt=""])')?.alt,
    membersOf(opener).getAttribute('alt'),
    membersOf(opener).title,
    membersOf(opener).textContent?.trim(),
  ]
  return said?.find(Boolean) ?? ''
}

function Fragment({ fetchHtml, onProgress }: PartProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try for each time it is shown.
  useEffect(() => {
    fetchHtml().then(
      (html) => {
        box.current?.replaceChildren(serverFragment(html))
        onProgress('shown')
      },
      () => onProgress('failed'),
    )
  }, [])
  return <div ref={box} className="ilots-popup-fragment" />
}

function Adopted({ parameters }: PartProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { node } = parameters
    if (node && box.current) return lend(node, box.current)
  }, [parameters])
  return <div ref={box} className="ilots-popup-fragment" />
}
