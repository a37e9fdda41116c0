/** Speaks to screen readers without showing anything: one polite live region for the page. */
import { markAdded } from './added-nodes'
import { topDialog } from './top-dialog'

/**
 * Speaks a sentence through the live region; the same sentence twice in a row is spoken twice. Below an open modal
 * dialog the page is inert, and no region in it is announced: the region is in the dialog then.
 */
export function announce(sentence: string): void {
  const place = topDialog() ?? document.body
  // It is looked for each time: a reference would hold a dialog that has closed, with all its images.
  let region = place.querySelector(':scope > .ilots-spoken[role=status]')
  if (!region) {
    region = document.createElement('div')
    region.className = 'ilots-spoken'
    region.setAttribute('role', 'status')
    place.append(markAdded(region))
  }
  const line = document.createElement('p')
  line.textContent = sentence
  // Not every screen reader watches a region yet in the frame in which it is added.
  requestAnimationFrame(() => region.replaceChildren(line))
}
