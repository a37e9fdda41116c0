import type { Ref } from 'react'
import { Button } from '../../src/ui/button'
import type { Context } from './context'

/** A part of the server's pop-up (contract §7). */
export type Part = 'suggestions' | 'close'

interface Props {
  readonly context: Context
  readonly boxRef: Ref<HTMLDivElement>
  /** Whether suggestions are being asked for; undefined before. */
  readonly isBusy: boolean | undefined
  /** What the server's HTML has not: it is drawn here. */
  readonly missing: readonly Part[]
  onClose(): void
}

/** Draws the pop-up: version 1 over the page, version 2 in the form (§2.9). The server's HTML is put into its sheet. */
export function PopupBox({ context: { attributes, say }, boxRef, isBusy, missing, onClose }: Props) {
  const isFull = attributes.versionSearch === '1'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may have a name.
    <div
      ref={boxRef}
      className={isFull ? 'ilots-search is-full' : 'ilots-search is-inline'}
      role={isFull ? 'search' : 'group'}
      aria-label={say('search')}
      aria-busy={isBusy}
      popover="manual"
    >
      <div className="ilots-search-sheet">
        {/* On a small screen, touch has no other way to close. */}
        {missing.includes('close') && (
          <Button className="ilots-search-close ilots-button" onPress={onClose}>
            {say('close')}
          </Button>
        )}
        {missing.includes('suggestions') && <div />}
      </div>
    </div>
  )
}
