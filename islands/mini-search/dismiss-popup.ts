/** Closes the pop-up by keys, clicks and focus outside it. Form and pop-up count as one. */
import { membersOf } from '../../src/dom/members'
import { watchPressInside } from '../../src/overlay/press-inside'
import { keepTabInside } from '../../src/overlay/tab-stops'
import type { SearchForm } from './context'

/** Closes on Escape, on a click outside, and when the focus leaves: the pop-up would hide it (WCAG 2.4.11). */
export function dismissOutside(
  popup: HTMLElement,
  { form }: SearchForm,
  signal: AbortSignal,
  { left, dismissed }: { left(): void; dismissed(): void },
): void {
  // The pop-up's own element is the backdrop; its content lies on it.
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && target !== popup && (popup.contains(target) || membersOf(form).contains(target))
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
    if (event.defaultPrevented || event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      dismissed()
    }
    // The full pop-up stands first in the page, far from the field: Tab goes round in both.
    if (event.key === 'Tab' && !membersOf(form).contains(popup)) keepTabInside(event, form, popup)
  })
}
