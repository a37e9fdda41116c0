/**
 * Keeps what lies beside an element of the page in its place until `signal` aborts.
 * @param place reads where the element is, and places; called at once, when anything scrolls, and when the window, or
 * what the keyboard of a phone leaves of it, changes its size.
 */
export function keepPlaced(place: () => void, signal: AbortSignal): void {
  place()
  // In the capture phase: a box around the element may scroll as well.
  document.addEventListener('scroll', place, { capture: true, passive: true, signal })
  // The keyboard of a phone makes only the visual viewport smaller.
  for (const target of [window, window.visualViewport]) target?.addEventListener('resize', place, { signal })
}
