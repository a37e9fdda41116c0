/** A header while it is sticky. */
import { setter } from '../../src/define-behaviour'

const STICKY = 'is-sticky'

/** Until the signal aborts, `host` is sticky, what follows stays where it is, and nothing scrolls under it. */
export function stick(host: HTMLElement): AbortController {
  const sticking = new AbortController()
  const { signal } = sticking
  // What the site takes out of the flow, or makes smaller, would move the page, and with it the limit.
  const gap = document.createElement('div')
  host.after(gap)
  const place = () => gap.getBoundingClientRect().top + scrollY
  const before = place()
  setter(signal)(host, 'class', `${host.className} ${STICKY}`.trim())
  // A sheet: the root's own attributes stay as they are.
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const follow = () => {
    gap.style.height = `${before - place()}px`
    sheet.replaceSync(`:root{scroll-padding-top:${host.offsetHeight}px!important}`)
  }
  const observer = new ResizeObserver(follow)
  observer.observe(host)
  follow()
  signal.onabort = () => {
    observer.disconnect()
    gap.remove()
    if (host.matches(`.${STICKY}`)) host.classList.remove(STICKY)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
  return sticking
}
