/** Runs `run` once `element` has left the page, also with the body around it. Not after `signal` aborts. */
export function whenGone(element: Element, signal: AbortSignal, run: () => void): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    observer.disconnect()
    run()
  })
  // What was only moved is in the page again when the batch is judged.
  observer.observe(document, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
