/**
 * Stops touches that would scroll the page behind an overlay, until `signal` aborts: Safari on iOS scrolls it whatever
 * its `overflow` says. Pinch zoom, range inputs and what scrolls in the overlay itself go on working.
 */
export function guardTouch(signal: AbortSignal): void {
  let start: { x: number; y: number } | undefined
  addEventListener(
    'touchstart',
    ({ touches: [touch] }) => {
      start = touch && { x: touch.clientX, y: touch.clientY }
    },
    { passive: true, signal },
  )
  addEventListener(
    'touchmove',
    (event) => {
      const { touches, target, cancelable } = event
      const [touch] = touches
      // Two fingers zoom; in a zoomed page one finger moves the view.
      const zooms = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1.01
      if (!touch || !start || zooms || !cancelable || !(target instanceof Element)) return
      const isOurs = target.closest('.ilots-root') !== null
      if (isOurs && !mayMove(target, start.x - touch.clientX, start.y - touch.clientY)) event.preventDefault()
    },
    { passive: false, signal },
  )
}

/**
 * Whether a touch on an element moves something of the overlay.
 * @param x,y how far the content would scroll, CSS pixels; the larger of the two decides.
 */
export function mayMove(target: Element, x: number, y: number): boolean {
  if (target.matches('input[type="range"]')) return true
  const isVertical = Math.abs(y) >= Math.abs(x)
  let above: Element | null = target
  while (above && above !== document.body) {
    if (isVertical ? hasRoom(above, y, 'Y') : hasRoom(above, x, 'X')) return true
    above = above.parentElement
  }
  return false
}

function hasRoom(element: Element, way: number, axis: 'X' | 'Y'): boolean {
  const style = getComputedStyle(element)
  const overflow = axis === 'Y' ? style.overflowY : style.overflowX
  if (overflow !== 'auto' && overflow !== 'scroll') return false
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = element
  const [at, most] =
    axis === 'Y' ? [scrollTop, scrollHeight - clientHeight] : [scrollLeft, scrollWidth - clientWidth]
  // From right to left, positions are negative.
  const first = axis === 'X' && style.direction === 'rtl' ? -most : 0
  // Half a pixel of tolerance: zoomed pages end between two pixels.
  return way < 0 ? at > first + 0.5 : at < first + most - 0.5
}
