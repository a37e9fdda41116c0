/** The pop-up's box: drawn, placed in the top layer, never over the field, which keeps the focus, and left. */

import type { Ref } from 'react'
import { isOfInputMethod } from '../../src/dom/keys'
import { showBeside } from '../../src/forms/combobox/position-panel'
import { keepPlaced } from '../../src/overlay/keep-placed'
import { keepAboveKeyboard } from '../../src/overlay/keyboard'
import { watchPressInside } from '../../src/overlay/press-inside'
import { lockScroll } from '../../src/overlay/scroll-lock'
import { keepTabInside } from '../../src/overlay/tab-stops'
import { Button } from '../../src/ui/button'
import type { Context } from './context'

/** A part of the server's pop-up (contract §7). */
export type Part = 'suggestions' | 'close'

interface Props {
  readonly boxRef: Ref<HTMLDivElement>
  readonly isFull: boolean
  /** Whether suggestions are being asked for; undefined before. */
  readonly isBusy: boolean | undefined
  /** What the server's HTML has not: it is drawn here. */
  readonly missing: readonly Part[]
  readonly say: Context['say']
  onClose(): void
}

/** Draws the pop-up; the server's HTML is put into its sheet. */
export const PopupBox = ({ boxRef, isFull, isBusy, missing, say, onClose }: Props) => (
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

/** CSS pixels. In a narrower list, every title would wrap. */
const NARROWEST = 480
/** Part of the window's height. A field further down leaves no room below it: the page is scrolled. */
const LOWEST = 0.4
/** CSS pixels around the field, for its focus outline. */
const RING = 8

/** Shows the pop-up, and keeps it in its place until `signal` aborts. */
export function placePopup(
  popup: HTMLElement,
  { form, field }: Context,
  isFull: boolean,
  signal: AbortSignal,
): void {
  const width = Math.max(NARROWEST, field.offsetWidth)
  if (isFull) cover(popup, form, signal)
  else showBeside(popup, field, { width, side: 'bottom' }, signal)
}

/** Version 1: from below the field to the bottom of the window. */
function cover(popup: HTMLElement, form: HTMLFormElement, signal: AbortSignal): void {
  const above = form.closest('header') ?? form
  const bottom = () => above.getBoundingClientRect().bottom
  if (bottom() > innerHeight * LOWEST) above.scrollIntoView({ block: 'start', behavior: 'instant' })
  signal.addEventListener('abort', lockScroll())
  const gap = above === form ? RING : 0
  const place = (zoom: number) =>
    popup.style.setProperty('--ilots-top', `${Math.max(0, bottom() / zoom + gap)}px`)
  keepPlaced(above, popup, place, signal)
  keepAboveKeyboard(popup, signal)
  popup.showPopover()
}

/**
 * Closes on Escape, on a click outside, and when the focus leaves: the pop-up would hide it (WCAG 2.4.11). Form and
 * pop-up count as one.
 * @param box the pop-up; null while it loads.
 */
export function dismissOutside(
  box: () => HTMLElement | null,
  form: HTMLFormElement,
  signal: AbortSignal,
  left: () => void,
  dismissed: () => void,
): void {
  // The pop-up's own element is the backdrop; its content lies on it.
  const isInside = (target: EventTarget | null) => {
    const popup = box()
    return target instanceof Node && target !== popup && [popup, form].some((part) => part?.contains(target))
  }
  let pressed = false
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    handler: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, handler, { signal })
  on('pointerdown', ({ target }) => {
    pressed = !isInside(target)
  })
  on('click', ({ target }) => {
    // A press that began inside (selecting text) does not close, nor does a click made by a script.
    if (pressed && !isInside(target) && document.contains(target as Node)) left()
  })
  const isPressedInside = watchPressInside(({ target }) => isInside(target), signal)
  on('focusin', ({ target }) => {
    if (!isInside(target) && !isPressedInside()) left()
  })
  on('keydown', (event) => {
    if (event.defaultPrevented || isOfInputMethod(event)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      dismissed()
    }
    // The full pop-up stands first in the page, far from the field: Tab goes round in both.
    const popup = box()
    if (event.key === 'Tab' && popup && !form.contains(popup)) keepTabInside(event, form, popup)
  })
}
