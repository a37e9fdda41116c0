/**
 * As `window.open`, but a window of another origin has no hold on this page. `noopener` would do as much, and never
 * tell that the window was blocked. No browser finds such a window by its name again: each call opens another one.
 * @param url nothing: an empty window.
 */
export function openApart(url: URL | undefined, target?: string, features?: string): Window | null {
  const opened = window.open(url?.href ?? '', target, features)
  try {
    // Only what has been opened from here: a frame and this window are found by their names, too.
    if (url && url.origin !== location.origin && opened?.opener === window) opened.opener = null
  } catch {
    // It shows another origin since a link of the page's own has opened it.
  }
  return opened
}
