import type { IslandContextBase } from '../../src/contracts/island'
import { markAdded } from '../../src/dom/added-nodes'
import { giveClass } from '../../src/dom/undo'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { adoptRules } from '../../src/styles/adopt'

/**
 * An invisible box at the top of the page, as tall as the page scrolls before the header sticks (§9.9). As wide as
 * the window, so that it intersects even while the menu pushes the page aside. Important: the style sheet of other
 * islands resets all `ilots-` classes.
 */
const LIMIT = `@layer ilots{:where(:root)>.ilots-limit{position:absolute!important;inset:0 0 auto!important;\
height:300px!important;visibility:hidden!important}@media(min-width:768px){:where(:root)>\
.ilots-limit{height:400px!important}}}`

function mount(host: HTMLElement, { signal }: IslandContextBase): void {
  adoptRules(LIMIT)
  // Without React: two empty boxes that are measured; on every page at rest.
  const limit = document.createElement('div')
  limit.className = 'ilots-limit'
  let sticking: AbortController | undefined
  const release = () => {
    sticking?.abort()
    sticking = undefined
  }
  const observer = new IntersectionObserver((entries) => {
    // Exactly at the limit, the edges touch, which counts as intersecting.
    if (entries.at(-1)?.isIntersecting) release()
    else sticking ??= stick(host)
  })
  signal.addEventListener('abort', () => {
    release()
    observer.disconnect()
    limit.remove()
  })
  // Not in the body, which may be positioned or replaced.
  document.documentElement.append(markAdded(limit, signal))
  observer.observe(limit)
}

/**
 * Makes `host` sticky, keeps the content below in place and focused elements visible.
 * @returns a controller that ends it.
 */
function stick(host: HTMLElement): AbortController {
  const sticking = new AbortController()
  const { signal } = sticking
  // The site may take the header out of the flow or shrink it: a gap keeps the page, and the limit, in place.
  const gap = document.createElement('div')
  // A site's margin between siblings must not apply to it.
  gap.style.margin = '0'
  // Rules for the root are in a sheet, so that its attributes stay untouched.
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  // Scroll anchoring would move the page while it is measured.
  sheet.replaceSync(':root{overflow-anchor:none!important}')
  host.after(markAdded(gap))
  const place = () => gap.getBoundingClientRect().top + scrollY
  const before = place()
  giveClass(host, 'is-sticky', signal)
  const fillGap = () => {
    gap.style.height = `${before - place()}px`
    sheet.replaceSync(`:root{scroll-padding-top:${host.offsetHeight}px!important}`)
  }
  const observer = new ResizeObserver(fillGap)
  observer.observe(host)
  signal.onabort = () => {
    observer.disconnect()
    gap.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
  fillGap()
  return sticking
}

export const island = defineBehaviour(mount)
