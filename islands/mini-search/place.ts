/** Where the pop-up lies: in the top layer, and never over the field, which keeps the focus. */

import { membersOf } from '../../src/dom/members'
import { showBeside } from '../../src/forms/combobox/place'
import { lockScroll } from '../../src/overlay/scroll-lock'
import type { Context, SearchForm } from './parts'

/** CSS pixels: a list narrower than this breaks every title. */
const NARROWEST = 480
/** Of the window's height: a field further down leaves no room below it. */
const LOWEST = 0.4

/** Around a field with the focus, CSS pixels. */
const RING = 8

/** Shows `element` until `signal` aborts. */
export function place(
  element: HTMLElement,
  search: SearchForm,
  { attributes }: Context,
  signal: AbortSignal,
): void {
  const isFull = attributes.versionSearch === '1'
  element.className = isFull ? 'ilots-search is-full' : 'ilots-search is-inline'
  element.setAttribute('role', isFull ? 'search' : 'group')
  element.popover = 'manual'
  signal.addEventListener('abort', () => element.remove())
  if (isFull) cover(element, search, signal)
  else {
    membersOf(search.form).append(element)
    const width = Math.max(NARROWEST, search.field.offsetWidth)
    showBeside(element, search.field, { width, side: 'bottom' }, signal)
  }
}

/** Version 1: first in the page, from below the field to the end of the window. */
function cover(element: HTMLElement, { form }: SearchForm, signal: AbortSignal): void {
  const above = membersOf(form).closest('header') ?? form
  if (membersOf(above).getBoundingClientRect().bottom > innerHeight * LOWEST)
    membersOf(above).scrollIntoView({ block: 'start', behavior: 'instant' })
  document.body.prepend(element)
  signal.addEventListener('abort', lockScroll())
  const gap = above === form ? RING : 0
  const put = () =>
    element.style.setProperty(
      '--ilots-top',
      `${Math.max(0, membersOf(above).getBoundingClientRect().bottom + gap)}px`,
    )
  put()
  element.showPopover()
  for (const target of [window, window.visualViewport]) target?.addEventListener('resize', put, { signal })
}
