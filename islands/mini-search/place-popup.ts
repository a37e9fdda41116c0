/** Places the pop-up in the top layer, never over the field, which keeps the focus. */

import { membersOf } from '../../src/dom/members'
import { showBeside } from '../../src/forms/combobox/position-panel'
import { keepPlaced } from '../../src/overlay/keep-placed'
import { lockScroll } from '../../src/overlay/scroll-lock'
import type { SearchForm } from './context'

/** CSS pixels. In a narrower list, every title would wrap. */
const NARROWEST = 480
/** Part of the window's height. A field further down leaves no room below it: the page is scrolled. */
const LOWEST = 0.4

/** CSS pixels around the field, for its focus outline. */
const RING = 8

/** Shows the pop-up, and keeps it in its place until `signal` aborts. */
export function placePopup(
  element: HTMLElement,
  search: SearchForm,
  isFull: boolean,
  signal: AbortSignal,
): void {
  const width = Math.max(NARROWEST, search.field.offsetWidth)
  if (isFull) cover(element, search, signal)
  else showBeside(element, search.field, { width, side: 'bottom' }, signal)
}

/** Version 1: from below the field to the bottom of the window. */
function cover(element: HTMLElement, { form }: SearchForm, signal: AbortSignal): void {
  const above = membersOf(form).closest('header') ?? form
  if (membersOf(above).getBoundingClientRect().bottom > innerHeight * LOWEST)
    membersOf(above).scrollIntoView({ block: 'start', behavior: 'instant' })
  signal.addEventListener('abort', lockScroll())
  const gap = above === form ? RING : 0
  const place = () =>
    element.style.setProperty(
      '--ilots-top',
      `${Math.max(0, membersOf(above).getBoundingClientRect().bottom + gap)}px`,
    )
  keepPlaced(above, element, place, signal)
  element.showPopover()
}
