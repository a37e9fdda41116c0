/** The dialog of the menu and of its failure, and the bar that says where the visitor is, leads home and closes. */
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { CloseButton } from '../../src/ui/button'
import { Dialog } from '../../src/ui/dialog'
import { Icon } from '../../src/ui/icon'
import { HOME } from '../../src/ui/icons'
import { Notice } from '../../src/ui/notice'
import { menuClasses } from './attributes'
import type { MenuView } from './view'

/** Of the open menu's dialog. */
export const ID = 'ilots-menu'

/** What is shown as the page's menu. */
export interface Shown {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly view: MenuView
  readonly onClose: () => void
}

interface FrameProps extends Shown {
  readonly title: string
  readonly isClosable: boolean
  onKeyDown?(event: KeyboardEvent): void
  readonly children: ReactNode
}

/** Draws the menu around its panels. */
export function Frame({ view, title, isClosable, onClose, children, ...more }: FrameProps) {
  const { options, say } = view
  return (
    <Dialog
      {...more}
      id={ID}
      className={menuClasses(options)}
      aria-label={say('menu')}
      onClick={({ target }) => leavesPage(target) && onClose()}
    >
      <div className="ilots-menu-navbar is-top">
        <a className="ilots-round is-plain" href="/" aria-label={say('home')}>
          <Icon path={HOME} />
        </a>
        {/* Another element for another title: what a browser has translated is not kept. */}
        <span key={title} className="ilots-menu-heading">
          {title}
        </span>
        {isClosable && <CloseButton className="ilots-menu-close" label={say('close')} onPress={onClose} />}
      </div>
      {children}
    </Dialog>
  )
}

/** Whether the click is on a link that leaves the page: it closes the menu, a link to a hash does not (§2.4). */
function leavesPage(target: EventTarget): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link !== null && !link.getAttribute('href')?.startsWith('#')
}

interface FailureProps extends Shown {
  /** The address that the button leads to without script. */
  readonly fallback: string | null
  readonly onRetry: () => void
}

/** Shown when the menu cannot be loaded: a message, a retry, and the link that works without script. */
export function MenuFailure({ fallback, onRetry, ...shown }: FailureProps) {
  const { say } = shown.view
  return (
    <Frame {...shown} title={say('menu')} isClosable>
      <Notice role="alert" text={say('failed')} actions={[[say('retry'), onRetry]]}>
        {fallback && (
          <a className="ilots-button is-secondary" href={fallback}>
            {say('map')}
          </a>
        )}
      </Notice>
    </Frame>
  )
}
