/** Speaks to screen readers without showing anything: one polite live region for the page. */
let region: HTMLElement | undefined

/** The same sentence twice in a row is spoken twice. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'ilots-spoken'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  const line = document.createElement('p')
  line.textContent = sentence
  // A region that has just been added is not yet watched by every screen reader.
  requestAnimationFrame(() => region?.replaceChildren(line))
}
