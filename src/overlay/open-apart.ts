/**
 * Opens a window as `window.open` does, but one of another origin gets no `opener`. The feature `noopener` would hide
 * that a window was blocked. No browser finds such a window by its name again: each call opens another one.
 * @param url without one, the window is empty.
 * @returns `null` when the browser has blocked it.
 */
export function openApart(url: URL | undefined, target?: string, features?: string): Window | null {
  const opened = window.open(url?.href ?? '', target, features)
  try {
    // Only a window that was opened from here: `target` may also name a frame, or this window.
    if (url && url.origin !== location.origin && opened?.opener === window) opened.opener = null
  } catch {
    // The window shows another origin: a link of the page has opened it under this name before.
  }
  return opened
}
