import { defineBehaviour } from '../../src/define-behaviour'
import type { Host } from '../../src/island'
import { stick } from './stick'

/** §9.9: as tall as the page scrolls before. Out of the flow, and as wide as the window wherever the page is pushed to. */
const LIMIT = 'ilots-sticky-limit'
const STYLES = `@layer ilots{.${LIMIT}{position:absolute;inset:0 0 auto;height:300px;visibility:hidden}@media(min-width:768px){.${LIMIT}{height:400px}}}`

function mount(host: HTMLElement, { signal }: Host): void {
  const limit = document.createElement('div')
  limit.className = LIMIT
  let sticking: AbortController | undefined
  const release = () => {
    sticking?.abort()
    sticking = undefined
  }
  const observer = new IntersectionObserver((entries) => {
    // At the limit exactly its edge still touches the window's, which counts.
    if (entries.at(-1)?.isIntersecting) release()
    else sticking ??= stick(host)
  })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    limit.remove()
    release()
  })
  // Not in the body, which may be positioned, or replaced.
  document.documentElement.append(limit)
  observer.observe(limit)
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(STYLES)
document.adoptedStyleSheets.push(sheet)

export const island = defineBehaviour(mount)
