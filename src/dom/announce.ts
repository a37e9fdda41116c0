/** Speaks to screen readers without showing anything: one polite live region for the page. */
import { pageWide } from '../island/page-wide'

const announcer = pageWide('announcer', (): { region?: HTMLElement } => ({}))

/**
 * Speaks a sentence through the live region; the same sentence twice in a row is spoken twice. Below an open modal dialog
 * the page is inert, and no region in it is heard: the region is in the dialog then.
 */
export function announce(sentence: string): void {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (announcer.region?.parentElement !== place) {
    announcer.region?.remove()
    const region = document.createElement('div')
    region.className = 'ilots-spoken'
    region.setAttribute('role', 'status')
    place.append(region)
    announcer.region = region
  }
  const line = document.createElement('p')
  line.textContent = sentence
  // Not every screen reader watches a region yet in the frame in which it is added.
  requestAnimationFrame(() => announcer.region?.replaceChildren(line))
}
