/** Opens what hides an element that the visitor is led to, as browsers do for their own search in the page. */

const isUntilFound = (element: Element): boolean =>
  element.getAttribute('hidden')?.toLowerCase() === 'until-found'

/** The element above in what is shown: of what a component shows in its own place, that place. */
function above(element: Element): Element | null {
  const { assignedSlot, parentNode } = element
  if (assignedSlot) return assignedSlot
  return parentNode instanceof ShadowRoot ? parentNode.host : (parentNode as Element | null)
}

/** The closed `details` that hides an element of its own; its first summary is always shown. */
function closedAround(element: Element): HTMLDetailsElement | undefined {
  const { parentElement } = element
  const isClosed = parentElement instanceof HTMLDetailsElement && !parentElement.open
  return isClosed && element !== parentElement.querySelector(':scope>summary') ? parentElement : undefined
}

/**
 * Opens every closed `details` around an element, and shows it and what is around it where it is
 * `hidden="until-found"`: the page gets `beforematch` first, as from the browser (HTML, ancestor revealing
 * algorithm). Anything else that hides it stays.
 */
export function reveal(target: Element): void {
  const hiding: (() => void)[] = []
  for (let at: Element | null = target; at instanceof Element; at = above(at)) {
    const element = at
    const details = closedAround(element)
    if (isUntilFound(element)) hiding.push(() => show(element))
    if (details) hiding.push(() => details.setAttribute('open', ''))
  }
  for (const open of hiding) open()
}

function show(hidden: Element): void {
  hidden.dispatchEvent(new Event('beforematch', { bubbles: true }))
  // A listener may have taken it out of the page, or hidden it for good.
  if (hidden.isConnected && isUntilFound(hidden)) hidden.removeAttribute('hidden')
}
