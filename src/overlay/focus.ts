/** Where focus goes back to when an overlay closes. */
import { reveal } from '../dom/reveal'
import { activeElement, isWithin, rootAround } from '../island/roots'

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled],[type=hidden]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]:not([tabindex^="-"])'

/** What was used last, by a press or a key: Safari focuses no link and no button with a press. */
let used: unknown = navigator.userActivation?.isActive
  ? // Before this code was here: the pointer is still on it.
    document.querySelector(`:is(${FOCUSABLE}):hover`)
  : undefined
addEventListener('click', (event) => (used = event.composedPath()[0]), true)

/**
 * Remembers what has focus now.
 * @param opener what was used, which has the focus back when a press has left it around it: on `main`, or nowhere.
 * @returns a function that gives focus back, unless another element has it since: to the same element, to
 * its replacement (same id, or same look in a replaced container), or to the next sensible place in the
 * nearest ancestor that is still there.
 */
export function rememberFocus(opener = used): () => void {
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

/** Whether two elements look the same to the visitor: after a refresh, a link or button without an id is found by that. */
function isTwin(element: Element, other: Element): boolean {
  return (
    element.localName === other.localName &&
    element.textContent?.trim() === other.textContent?.trim() &&
    ['href', 'name', 'value'].every((name) => element.getAttribute(name) === other.getAttribute(name))
  )
}

function takesFocus(element: Element): boolean {
  // Elements of SVG can have focus as well, when they are links.
  if (!('focus' in element)) return false
  const focusable = element as HTMLElement
  focusable.focus({ preventScroll: true })
  return activeElement() === element
}

/**
 * Focuses an element, and makes it focusable for as long as it has focus. A closed `details` around it opens first, and what is
 * hidden until it is found is shown.
 * @returns false when it cannot have focus: it is hidden otherwise, or inert.
 */
export function focusOn(target: Element): boolean {
  reveal(target)
  return focusShown(target)
}

/** Leads the visitor to an element of the page that can have the focus: shown, and scrolled to. Does nothing without one. */
export function leadTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  reveal(element)
  element.focus()
}

/** As `focusOn`, without showing what is hidden. */
function focusShown(target: Element): boolean {
  if (takesFocus(target)) return true
  if (target.hasAttribute('tabindex')) return false
  target.setAttribute('tabindex', '-1')
  const taken = takesFocus(target)
  if (!taken) target.removeAttribute('tabindex')
  else target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  return taken
}
