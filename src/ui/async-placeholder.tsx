/** What stands in for content from elsewhere, while it is on its way and when it does not come. */

import busy from 'styles:busy'
import styles from 'styles:stand-in'
import type { ReactNode } from 'react'
import type { Progress } from '../overlay/contents'
import { adoptAlone } from '../styles/adopt'
import { Notice } from './notice'

interface Props {
  readonly progress: Progress
  /** What is waited for, where nothing around says so. */
  readonly about?: string | undefined
  readonly say: (key: 'loading' | 'retry' | 'follow') => string
  /** Says what has failed. */
  readonly text: string
  /** Without it, another try would be of no use. */
  readonly onRetry?: (() => void) | undefined
  /** Where the visitor gets without script. */
  readonly href?: string | undefined
}

/** Draws it in the middle of its place, so that nothing moves when it goes. */
export function AsyncPlaceholder({ progress, about, say, text, onRetry, href }: Props) {
  adoptAlone(busy, styles)
  if (progress === 'shown') return null
  const titled = (content: ReactNode) => (
    <>
      {about && <strong className="ilots-about">{about}</strong>}
      {content}
    </>
  )
  return (
    <div className="ilots-stand-in">
      {progress === 'failed' ? (
        <Notice role="alert" text={titled(text)} actions={onRetry && [[say('retry'), onRetry]]}>
          {href && (
            <a className="ilots-button is-secondary" href={href}>
              {say('follow')}
            </a>
          )}
        </Notice>
      ) : (
        titled(
          <p className="ilots-spinner" role="status" data-ilots-busy="">
            {say('loading')}
          </p>,
        )
      )}
    </div>
  )
}
