/** The elements at which the Tab key stops. */

/** The stops of the Tab key in `root`, in the order of the page. */
export const tabStops = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter((found) => {
    return (
      found.tabIndex >= 0 &&
      !found.matches(':disabled') &&
      found.checkVisibility({ visibilityProperty: true })
    )
  })

/**
 * The one focus trap: Tab and Shift+Tab go round in `roots`, and come in from anywhere else. Between two stops of one
 * root the browser moves the focus itself, so that a group of radios stays one stop.
 */
export function keepTabInside(event: KeyboardEvent, ...roots: readonly HTMLElement[]): void {
  const isBack = event.shiftKey
  const active = document.activeElement
  const parts = roots.map(tabStops)
  const own = parts[roots.findIndex((root) => root.contains(active))]
  const edge = own?.at(isBack ? 0 : -1)
  // On a root itself, where a press on what takes no focus has left it, Shift+Tab would leave.
  const isInside = own && !roots.some((root) => root === active)
  if (isInside && active !== edge) return
  const stops = parts.flat()
  const from = edge ? stops.indexOf(edge) : isBack ? 0 : -1
  const next = stops.at((from + (isBack ? -1 : 1)) % stops.length)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Moves the focus on from an element that is about to go: to the next stop, else to the last one outside it. */
export function focusNext(leaving: Element): void {
  const others = tabStops(document).filter((stop) => !leaving.contains(stop))
  const isAfter = (stop: Element) => leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
  const next = others.find(isAfter) ?? others.at(-1)
  next?.focus({ preventScroll: true })
}
