/**
 * Hides the rows while many of them are moved. In sight, Chromium would lay all of them out after each slice, and
 * Firefox rebuild its map of the table for each row: a minute instead of a second. Their place on the page is kept.
 * @returns shows them; so does the signal.
 */
export function hideRows(table: HTMLTableElement, signal: AbortSignal): () => void {
  const activeElement = document.activeElement
  const space = document.createElement('div')
  const height = [...table.tBodies].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
  space.style.setProperty('block-size', `${height}px`)
  table.after(space)
  table.toggleAttribute('data-ilots-sorting', true)
  const show = () => {
    if (!space.parentNode) return
    table.removeAttribute('data-ilots-sorting')
    space.remove()
    // What is not shown loses the focus.
    if (activeElement instanceof HTMLElement && table.contains(activeElement))
      activeElement.focus({ preventScroll: true })
  }
  signal.addEventListener('abort', show)
  return show
}
