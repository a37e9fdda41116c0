/** Keeps the page behind an overlay still, without moving it sideways. */
import overlay from 'styles:overlay'
import { adoptAlone } from '../styles/adopt'
import { guardTouch } from './touch-guard'

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
