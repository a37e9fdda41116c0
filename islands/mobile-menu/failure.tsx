import type { RefObject } from 'react'
import { menuClasses } from './read-options'
import type { MenuView } from './view'

interface FailureProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly view: MenuView
  /** Where the button leads without script. */
  readonly fallback: string | null
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Where the visitor expects the menu: what happened, a way to try again, and the server's own way. */
export function MenuFailure({ dialog, view, fallback, onRetry, onClose }: FailureProps) {
  const { say } = view
  return (
    <dialog ref={dialog} className={menuClasses(view.options)} aria-label={say('menu')} tabIndex={-1}>
      <div className="ilots-notice" role="alert">
        <p className="ilots-notice-text">{say('failed')}</p>
        <button type="button" className="ilots-button" onClick={onRetry}>
          {say('retry')}
        </button>
        {fallback && (
          <a className="ilots-button is-secondary" href={fallback}>
            {say('map')}
          </a>
        )}
        <button type="button" className="ilots-button is-secondary" onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </dialog>
  )
}
