import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { membersOf } from '../../src/dom/members'
import { resolveText } from '../../src/i18n/say'
import type { Page } from '../../src/island/page'
import type { PopupParameters } from '../../src/island/services/modal'
import { borrowNode } from '../../src/overlay/borrow-node'
import { frameTitle, sandboxOf, watchFrame } from '../../src/overlay/frames'
import { useKeptFocus } from '../../src/overlay/use-kept-focus'
import { useOpened } from '../../src/overlay/use-opened'
import { serverFragment } from '../../src/server/server-html'
import { Dialog } from '../../src/ui/dialog'
import { Notice } from '../../src/ui/notice'
import { Spinner } from '../../src/ui/spinner'
import { isFetched, isPicture } from './address'
import type { Say } from './messages'

/** What the pop-up shows, and whom it tells. */
export interface PopupProps {
  readonly page: Pick<Page, 'store'>
  /** The number of its entry in the store's stack. */
  readonly opened: number
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly say: Say
  /** Fetches an ajax pop-up's HTML. */
  readonly fetchHtml: () => Promise<string>
  readonly onClose: () => void
}

type Progress = 'loading' | 'shown' | 'failed'

/** The pop-up, as the store has it: nothing once its entry has been taken off the stack. */
export function Popup({ page, opened, ...props }: PopupProps) {
  const shown = useOpened(page, opened)
  if (!shown || !('handler' in shown.parameters)) return null
  return <Shown {...props} title={shown.title} parameters={shown.parameters} />
}

interface ShownProps extends Omit<PopupProps, 'page' | 'opened'> {
  readonly title: string
  readonly parameters: PopupParameters
}

/** With its content: frame, fragment, image, node of the page or text (§2.5). */
function Shown({ dialog, title, parameters, say, fetchHtml, onClose }: ShownProps) {
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
  // The failed content was removed: rendering it again is a new try.
  const retry = () => setProgress('loading')
  return (
    <Dialog
      dialog={dialog}
      className={`ilots-popup is-${handler}${isTall ? ' is-tall' : ''}`}
      aria-label={title}
      aria-busy={progress === 'loading'}
      close={say('close')}
      onClose={onClose}
    >
      <div className="ilots-popup-content">
        {progress === 'loading' && <Spinner text={say('loading')} />}
        {progress === 'failed' ? (
          <Notice
            role="alert"
            text={say(isPicture(handler) ? 'imageFailed' : 'contentFailed')}
            actions={[[say('retry'), retry]]}
          />
        ) : (
          <PopupContent
            parameters={parameters}
            say={say}
            fetchHtml={fetchHtml}
            onClose={onClose}
            onProgress={setProgress}
          />
        )}
      </div>
    </Dialog>
  )
}

interface ContentProps {
  readonly parameters: PopupParameters
  readonly say: Say
  readonly fetchHtml: () => Promise<string>
  readonly onClose: () => void
  readonly onProgress: (progress: Progress) => void
}

function PopupContent(props: ContentProps) {
  const { handler } = props.parameters
  if (handler === 'iframe') return <Frame {...props} />
  if (isPicture(handler)) return <Picture {...props} />
  if (handler === 'ajax') return <Fragment {...props} />
  return handler === 'adopt' ? (
    <Adopted {...props} />
  ) : (
    <p className="ilots-popup-text">{resolveText(props.parameters.content ?? '')}</p>
  )
}

function Frame({ parameters, say, onProgress }: ContentProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const source = parameters.url ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try each time it is rendered.
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

function Picture({ parameters, onClose, onProgress }: ContentProps) {
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

/** The image's alternative text, taken from the link or its thumbnail. */
function alternativeOf(opener: HTMLElement | undefined): string {
  const said = opener && [
    membersOf(opener).querySelector<HTMLImageElement>('img:not([alt=""])')?.alt,
    membersOf(opener).getAttribute('alt'),
    membersOf(opener).title,
    membersOf(opener).textContent?.trim(),
  ]
  return said?.find(Boolean) ?? ''
}

function Fragment({ fetchHtml, onProgress }: ContentProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try each time it is rendered.
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

function Adopted({ parameters }: ContentProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { node } = parameters
    if (node && box.current) return borrowNode(node, box.current)
  }, [parameters])
  return <div ref={box} className="ilots-popup-fragment" />
}
