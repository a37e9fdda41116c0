/** Speaks to screen readers without showing anything: one polite live region for the page. */
import { pageWide } from '../island/page-wide'

const announcer = pageWide('announcer', (): { region?: HTMLElement } => ({}))

/** The same sentence twice in a row is spoken twice. */
export function announce(sentence: string): void {
  if (!announcer.region?.isConnected) {
    const region = document.createElement('div')
    region.className = 'ilots-spoken'
    region.setAttribute('role', 'status')
    document.body.append(region)
    announcer.region = region
  }
  const line = document.createElement('p')
  line.textContent = sentence
  // A region that has just been added is not yet watched by every screen reader.
  requestAnimationFrame(() => announcer.region?.replaceChildren(line))
}
