/** Where focus goes back to when an overlay closes. */
import { focusShown, takesFocus } from '../dom/focus'
import { lastClicked } from '../dom/last-click'
import { activeElement, isWithin, rootAround } from '../dom/roots'

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled],[type=hidden]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]:not([tabindex^="-"])'

/**
 * Remembers what has focus now.
 * @param opener what was clicked, which has the focus back when a press has left it around it, on `main` or nowhere:
 * Safari focuses no link and no button with a press.
 * @returns a function that gives focus back, unless another element has it since: to the same element, to
 * its replacement (same id, or same look in a replaced container), or to the next sensible place in the
 * nearest ancestor that is still there.
 */
export function rememberFocus(opener: unknown = lastClicked()): () => void {
  const before = activeElement()
  const pressed = opener instanceof Element && opener.closest(FOCUSABLE)
  const from = pressed && before && isWithin(before, pressed) ? pressed : before
  const trail: Element[] = []
  for (let above = from?.parentElement; above; above = above.parentElement) trail.push(above)
  return () => {
    const body = document.body
    // A dialog that closes gives the focus back to what had it.
    if (!from || from === body || ![null, body, before].includes(activeElement())) return
    const again = standing(from)
    // What the page has folded since stays folded.
    if (!again || !focusShown(again)) focusNear(from, trail)
  }
}

/** The element itself, or what replaced it under the same id. */
function standing(element: Element): Element | null {
  if (element.isConnected) return element
  const id = element.getAttribute('id')
  return id ? rootAround(element).getElementById(id) : null
}

function focusNear(from: Element, trail: readonly Element[]): void {
  for (const above of trail) {
    const found = standing(above)
    if (!found) continue
    const place = found === document.body ? (found.querySelector('main') ?? found) : found
    const inside = [...place.querySelectorAll(FOCUSABLE)]
    const twins = inside.filter((element) => isTwin(element, from))
    if ([...twins, ...inside].some(takesFocus) || focusShown(place)) return
  }
}

/** Whether two elements look the same to the visitor: a refresh finds a link or button without an id by that. */
function isTwin(element: Element, other: Element): boolean {
  return (
    element.localName === other.localName &&
    element.textContent?.trim() === other.textContent?.trim() &&
    ['href', 'name', 'value'].every((name) => element.getAttribute(name) === other.getAttribute(name))
  )
}
