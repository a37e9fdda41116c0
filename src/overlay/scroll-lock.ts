/** Keeps the page behind an overlay still, without moving it sideways. */
import overlay from 'styles:overlay'
import { adoptAlone } from '../styles/adopt'

/**
 * Stops touches that would scroll the page behind an overlay, until `signal` aborts: Safari on iOS scrolls it
 * whatever its `overflow` says. Pinch zoom, range inputs and what scrolls in the overlay itself go on working.
 */
function guardTouch(signal: AbortSignal): void {
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

let holders = 0
/** Only while something holds: what it closes over must not stay once an overlay has closed. */
let unlock: (() => void) | undefined

/**
 * Keeps the page still.
 * @returns a function that lets it scroll again, once every other lock is released, too.
 */
export function lockScroll(): () => void {
  holders += 1
  if (holders === 1) unlock = lock()
  return () => {
    holders -= 1
    if (holders > 0) return
    unlock?.()
    unlock = undefined
  }
}

function lock(): () => void {
  const root = document.documentElement
  const scroller = scrollerOf(root)
  const { scrollX: left, scrollY: top } = window
  const controller = new AbortController()
  const { signal } = controller
  // All that is read comes before what is written: the page is styled anew once, when the overlay opens.
  const scrollbar = innerWidth - root.clientWidth
  // With `scrollbar-gutter: stable`, the site keeps the scrollbar's place itself.
  const hasGutter = getComputedStyle(root).getPropertyValue('scrollbar-gutter').startsWith('stable')
  const needsGutter = scrollbar > 0 && !hasGutter
  const isCut = watchHeight(root, signal)
  guardTouch(signal)
  adoptAlone(overlay)
  // All of the page inherits a property of the root, and is styled anew for it: only where the style sheet needs it.
  if (needsGutter && !CSS.supports('scrollbar-gutter', 'stable'))
    root.style.setProperty('--ilots-scrollbar', `${scrollbar}px`)
  if (needsGutter) root.dataset.ilotsGutter = ''
  scroller.dataset.ilotsLocked = ''
  return () => {
    controller.abort()
    delete root.dataset.ilotsGutter
    delete scroller.dataset.ilotsLocked
    root.style.removeProperty('--ilots-scrollbar')
    if (!root.getAttribute('style')) root.removeAttribute('style')
    // Without smooth scrolling, whatever the site asks for: to the visitor, the page has not moved.
    if (isCut()) scrollTo({ left, top, behavior: 'instant' })
  }
}

/**
 * Watches the page's height.
 * @returns a function that says whether the page got too short to stay where it was. A page that a script
 * scrolls is where it should be.
 */
function watchHeight(root: HTMLElement, signal: AbortSignal): () => boolean {
  const { scrollHeight } = root
  let cut = false
  const judge = () => {
    const isAtEnd = scrollY + root.clientHeight >= root.scrollHeight - 1
    cut ||= isAtEnd && root.scrollHeight < scrollHeight
  }
  addEventListener('scroll', judge, { signal })
  return () => cut
}

/** The element whose `overflow` the window uses: the body, as long as the root has none of its own. */
function scrollerOf(root: HTMLElement): HTMLElement {
  const isPlain = (element: HTMLElement) => /^(visible ?)*$/.test(getComputedStyle(element).overflow)
  return isPlain(root) && !isPlain(document.body) ? document.body : root
}
