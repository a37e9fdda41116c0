/**
 * What happy-dom lacks and the islands need, and a clean page for each test. The stand-ins do what the tests rely on
 * and no more: Playwright judges the real thing.
 */
import { afterEach, beforeEach, vi } from 'vitest'
import { letFormsDispatch } from '../cli/shared/form-events'
import { forgetViews, StandInIntersectionObserver } from './helpers/intersection'
import { clearPage, watchPage } from './helpers/page'
import { forgetTrust, givePage } from './helpers/page-html'

/** Opens and closes; the top layer, inertness and Escape are the browser's. */
HTMLDialogElement.prototype.showModal = function showModal() {
  if (!this.isConnected || this.open) throw new DOMException('showModal', 'InvalidStateError')
  this.setAttribute('open', '')
}
HTMLElement.prototype.showPopover = function showPopover() {
  if (!this.isConnected) throw new DOMException('showPopover', 'InvalidStateError')
}
/** A browser calls nobody to account for the promise of an animation that is cancelled. */
const { animate } = Element.prototype
Element.prototype.animate = function animateQuietly(...given) {
  const animation = animate.apply(this, given)
  animation.finished.catch(() => {})
  return animation
}
letFormsDispatch(HTMLFormElement)
for (const [member, attribute] of [
  ['ariaBusy', 'aria-busy'],
  ['ariaExpanded', 'aria-expanded'],
  ['ariaHasPopup', 'aria-haspopup'],
] as const)
  Object.defineProperty(Element.prototype, member, {
    get(this: Element) {
      return this.getAttribute(attribute)
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute)
      else this.setAttribute(attribute, value)
    },
  })
Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', {
  get(this: HTMLTableSectionElement) {
    return this.querySelectorAll(':scope > tr')
  },
})
// Every text of an island asks for the site's table: its own tests answer the call.
vi.mock('../islands/translations/mount', () => ({ create: async () => ({ want: async () => {} }) }))
// Somebody has pressed something: events that a script dispatches are no acts of a visitor.
Object.defineProperty(navigator, 'userActivation', {
  get: () => ({ hasBeenActive: true }),
  configurable: true,
})
Object.assign(globalThis, { IntersectionObserver: StandInIntersectionObserver })

// A state that comes is seen at once; one that does not may take as long as a busy machine does over it.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 15_000, ...(typeof options === 'number' ? { timeout: options } : options) })

givePage()
beforeEach(() => watchPage())
afterEach(() => {
  vi.unstubAllGlobals()
  clearPage()
  forgetTrust()
  forgetViews()
})
