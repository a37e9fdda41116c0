/** Where focus goes back to when an overlay closes. */
const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled],[type=hidden]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]'

/**
 * Remembers what has focus now.
 * @param opener what had it, when something else has it already.
 * @returns gives focus back: to the same element, to its replacement of the same id, or to the next sensible
 * place in the nearest ancestor that is still there.
 */
export function rememberFocus(opener = document.activeElement): () => void {
  const trail: Element[] = []
  for (let above = opener?.parentElement; above; above = above.parentElement) trail.push(above)
  return () => {
    const again = opener?.isConnected ? opener : opener?.id ? document.getElementById(opener.id) : null
    if (again && again !== document.body) focusOn(again)
    else if (opener !== document.body) {
      const place = trail.find((element) => element.isConnected)
      const next = place === document.body ? null : place?.querySelector(FOCUSABLE)
      if (next ?? place) focusOn((next ?? place) as Element)
    }
  }
}

/** Focuses an element, making it focusable for as long as it has focus. */
export function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  if (document.activeElement === element || element === document.body) return
  element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
