import { membersOf } from '../../src/dom/members'
import { giveClass } from '../../src/dom/undo'
import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'

/**
 * §9.9, as tall as the page scrolls before: out of the flow, and as wide as the window wherever the page is pushed to.
 * Important: the sheet that other islands bring later resets what is called `ilots-`.
 */
const LIMIT =
  '@layer ilots{.ilots-limit{position:absolute!important;inset:0 0 auto!important;height:300px!important;visibility:hidden!important}@media(min-width:768px){.ilots-limit{height:400px!important}}}'

function mount(host: HTMLElement, { signal }: Host): void {
  // A sheet: the root's own attributes stay as they are.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LIMIT)
  document.adoptedStyleSheets.push(sheet)
  const limit = document.createElement('div')
  limit.className = 'ilots-limit'
  let sticking: AbortController | undefined
  const release = () => {
    sticking?.abort()
    sticking = undefined
  }
  const observer = new IntersectionObserver((entries) => {
    // At the limit exactly its edge still touches the window's, which counts.
    if (entries.at(-1)?.isIntersecting) release()
    else sticking ??= stick(host, sheet)
  })
  signal.addEventListener('abort', () => {
    release()
    observer.disconnect()
    limit.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  // Not in the body, which may be positioned, or replaced.
  document.documentElement.append(limit)
  observer.observe(limit)
}

/** Until the signal aborts, `host` is sticky, what follows it stays in place, and what gets the focus is not under it. */
function stick(host: HTMLElement, sheet: CSSStyleSheet): AbortController {
  const sticking = new AbortController()
  const { signal } = sticking
  // What the site takes out of the flow, or makes smaller, would move the page, and with it the limit.
  const gap = document.createElement('div')
  // A site's rule for neighbours must not space it.
  gap.style.margin = '0'
  // The browser would answer the move while it is measured.
  sheet.replaceSync(`${LIMIT}:root{overflow-anchor:none!important}`)
  membersOf(host).after(gap)
  const place = () => gap.getBoundingClientRect().top + scrollY
  const before = place()
  giveClass(host, 'is-sticky', signal)
  const follow = () => {
    gap.style.height = `${before - place()}px`
    sheet.replaceSync(`${LIMIT}:root{scroll-padding-top:${membersOf(host).offsetHeight}px!important}`)
  }
  const observer = new ResizeObserver(follow)
  observer.observe(host)
  signal.onabort = () => {
    observer.disconnect()
    gap.remove()
    sheet.replaceSync(LIMIT)
  }
  follow()
  return sticking
}

export const island = defineBehaviour(mount)
