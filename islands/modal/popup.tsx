import { type RefObject, useState } from 'react'
import type { Page } from '../../src/contracts/page'
import type { PopupParameters } from '../../src/contracts/services/modal'
import { isInContent } from '../../src/dom/content'
import { resolveText } from '../../src/i18n/say'
import { FetchedHtml, FramedPage, LentNode, type Progress } from '../../src/overlay/contents'
import { useFocusInside, useOpened } from '../../src/overlay/hooks'
import { AsyncPlaceholder } from '../../src/ui/async-placeholder'
import { Dialog } from '../../src/ui/dialog'
import { isFetched, isPicture } from './address'
import type { Say } from './messages'

/** The pop-up's parameters and callbacks. */
interface PopupProps {
  readonly page: Pick<Page, 'store' | 'config'>
  /** The number of its entry in the store's stack. */
  readonly opened: number
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly say: Say
  /** Fetches an ajax pop-up's HTML. */
  readonly fetchHtml: () => Promise<DocumentFragment>
  readonly onClose: () => void
}

/** The pop-up, as the store has it: nothing once its entry has been taken off the stack. */
export function Popup({ page, opened, ...props }: PopupProps) {
  const shown = useOpened(page, opened)
  if (!shown || !('handler' in shown.parameters)) return null
  const { parameters, title } = shown
  const isFromContent = isInContent(parameters.opener, page.config)
  return <Shown {...props} title={title} parameters={parameters} isFromContent={isFromContent} />
}

interface ShownProps extends Omit<PopupProps, 'page' | 'opened'> {
  readonly title: string
  readonly parameters: PopupParameters
  /** Whether content has opened it. */
  readonly isFromContent: boolean
}

/** With its content: frame, fragment, image, node of the page or text (§2.5). */
function Shown({ dialog, title, ...shown }: ShownProps) {
  const { parameters, say, onClose } = shown
  const { handler, size, opener, url } = parameters
  const about = isPicture(handler) ? undefined : aboutOf(opener)
  const height = size?.y ?? 450
  const isTall = typeof height === 'string'
  const [progress, setProgress] = useState<Progress>(isFetched(handler) ? 'loading' : 'shown')
  useFocusInside(dialog)
  // The failed content was removed: rendering it again is a new try.
  const retry = () => setProgress('loading')
  return (
    <Dialog
      dialog={dialog}
      className={`ilots-popup is-${handler}${isTall ? ' is-tall' : ''}`}
      style={{
        '--ilots-popup-width': `${size?.x ?? 600}px`,
        '--ilots-popup-height': isTall ? height.replace('%', 'dvh') : `${height}px`,
      }}
      aria-label={title}
      aria-description={about}
      aria-busy={progress === 'loading'}
      close={say('close')}
      onClose={onClose}
    >
      <div className="ilots-popup-content">
        {progress !== 'failed' && <PopupContent {...shown} onProgress={setProgress} />}
        <AsyncPlaceholder
          progress={progress}
          about={about}
          say={say}
          text={say(isPicture(handler) ? 'imageFailed' : 'contentFailed')}
          onRetry={retry}
          href={url}
        />
      </div>
    </Dialog>
  )
}

interface ContentProps extends Omit<ShownProps, 'dialog' | 'title'> {
  readonly onProgress: (progress: Progress) => void
}

function PopupContent({ parameters, isFromContent, say, fetchHtml, onClose, onProgress }: ContentProps) {
  const { handler, url = '', node, content = '', opener } = parameters
  const fragment = { className: 'ilots-popup-fragment', onProgress }
  if (handler === 'iframe')
    return <FramedPage {...{ isFromContent, say, onProgress }} className="ilots-popup-frame" src={url} />
  if (handler === 'ajax') return <FetchedHtml {...fragment} fetchHtml={fetchHtml} />
  if (handler === 'adopt') return <LentNode {...fragment} node={node} />
  if (!isPicture(handler)) return <p className="ilots-popup-text">{resolveText(content)}</p>
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

/** The opener's text: it describes the pop-up until its content is there. */
const aboutOf = (opener: HTMLElement | undefined) => opener?.ariaLabel || opener?.textContent?.trim()

/** The image's alternative text, taken from the link or its thumbnail. */
function alternativeOf(opener: HTMLElement | undefined): string {
  const { alt } = opener?.querySelector<HTMLImageElement>('img:not([alt=""])') ?? {}
  return (
    alt || opener?.getAttribute('alt') || opener?.getAttribute('title') || opener?.textContent?.trim() || ''
  )
}
