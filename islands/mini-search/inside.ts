/** Keys, clicks and focus while the pop-up is open: form and pop-up are one. */
import { membersOf } from '../../src/dom/members'
import { tabStops } from '../../src/overlay/tab-stops'
import type { SearchForm } from './parts'

/** Closes on Escape, on a click outside, and when the focus goes elsewhere, where the pop-up would cover it (WCAG 2.4.11). */
export function keepOpenInside(
  popup: HTMLElement,
  { form }: SearchForm,
  signal: AbortSignal,
  close: () => void,
): void {
  // The veil is the pop-up's own element; its content lies on it.
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
    // Not a press that began in the field and selected text, nor a click that a script makes.
    if (pressed && !isInside(target) && document.contains(target as Node)) close()
  })
  on('focusin', ({ target }) => {
    if (!isInside(target)) close()
  })
  on('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (event.key === 'Tab' && !membersOf(form).contains(popup))
      goRound(event, [...tabStops(form), ...tabStops(popup)])
  })
}

/** The pop-up over the page stands first in it, far from the field: Tab goes from one to the other, and round. */
function goRound(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[(at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length]
  if (!next) return
  event.preventDefault()
  next.focus()
}
