/** Thresholds so fine that an observer notices a move by a pixel, also where not all of the anchor is seen. */
const PARTS = Array.from({ length: 401 }, (_, part) => part / 400)

/**
 * By how much the page's CSS (`zoom`) enlarges an element: what is measured in the window is so much more than what
 * is set as a length of it. Safari does not say it.
 */
export const zoomOf = (element: Element): number => element.currentCSSZoom || 1

/**
 * Keeps what lies over or beside an element of the page in its place until `signal` aborts, whatever moves the
 * element or changes a size: content that comes above, an image, a font, the size of text, a keyboard, a box that
 * scrolls. `place` is called at once, then in the frame in which a size has changed, and in the next one after any
 * other move.
 * @param place reads where the anchor is, and places the overlay. It is given the overlay's {@link zoomOf}, and what
 * is seen of the anchor, in CSS pixels of the window, where that is known.
 * @param within finds the box that the overlay moves with. Without it the overlay stays in the window while the page
 * scrolls.
 */
export function keepPlaced(
  anchor: Element,
  overlay: HTMLElement,
  place: (zoom: number, seen?: DOMRectReadOnly) => void,
  signal: AbortSignal,
  within?: () => Element | null,
): void {
  let moves: IntersectionObserver | undefined
  let around: Element | undefined
  let watched = ''
  let isAway = false
  const update = (seen?: DOMRectReadOnly) => {
    place(zoomOf(overlay), seen)
    const box = within ? within() : document.body
    if (!box) return
    // Its size changes with most of what moves the anchor, and is noticed within the frame.
    if (box !== around) sizes.observe(box)
    around = box
    const { clientWidth, clientHeight } = document.documentElement
    const frame = within ? box.getBoundingClientRect() : new DOMRect(0, 0, clientWidth, clientHeight)
    const at = anchor.getBoundingClientRect()
    const sides = [at.top - frame.top, frame.right - at.right, frame.bottom - at.bottom, at.left - frame.left]
    const here = sides.map((side) => `${-Math.floor(side)}px`).join(' ')
    const wasAway = isAway
    isAway = seen?.width === 0
    if (here === watched && (wasAway || !isAway)) return
    watched = here
    moves?.disconnect()
    // It looks at exactly the place where the anchor is: wherever the anchor goes, less of it is seen there. Its
    // first word comes for this place itself: it says what is seen, and the anchor may have moved meanwhile. An
    // anchor that a box has scrolled away is waited for wherever it comes back.
    moves = new IntersectionObserver((entries) => update(entries.at(-1)?.intersectionRect), {
      root: within ? box : document,
      rootMargin: isAway ? '0px' : here,
      threshold: PARTS,
    })
    moves.observe(anchor)
  }
  const size = () => `${overlay.offsetWidth} ${overlay.offsetHeight}`
  const sizes = new ResizeObserver(() => {
    const before = size()
    update()
    if (size() === before) return
    // To hear in the same frame of the size that the place has given would be a loop: browsers report it as an error.
    sizes.unobserve(overlay)
    requestAnimationFrame(() => !signal.aborted && sizes.observe(overlay))
  })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    moves?.disconnect()
  })
  sizes.observe(anchor)
  sizes.observe(overlay)
  update()
  if (within) return
  const again = () => update()
  // In the capture phase: a box around the element may scroll as well.
  document.addEventListener('scroll', again, { capture: true, passive: true, signal })
  // The keyboard of a phone makes only the visual viewport smaller, and the visitor moves that about in the window.
  const view = window.visualViewport
  for (const target of [window, view]) target?.addEventListener('resize', again, { signal })
  view?.addEventListener('scroll', again, { signal })
}
