/** Windows that a click opens, and what happens where the browser blocks them. */
import type { IslandContextBase } from '../contracts/island'

/**
 * Opens `url` in a window with `features`, else in a plain tab, else in this window. All three are tried within the
 * visitor's click, as browsers block a window that comes later.
 * @param target as the second argument of `window.open`.
 * @returns the window, or `null` when this page itself goes there.
 */
export function openWindow(
  { page }: IslandContextBase,
  url: URL,
  target: string,
  features = '',
): Window | null {
  const opened = page.openApart(url, target, features) ?? (features ? page.openApart(url, target) : null)
  if (opened) page.emit('navigate', { url: url.href, target })
  else leaveFor(page, url.href)
  return opened
}

/**
 * The features of a window in the middle of the browser's.
 * @param width CSS pixels, as is `height`.
 */
export function centred(width: number, height: number): string {
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** Goes to `href` in this window, once the listeners of `navigate` have run. */
export function leaveFor(page: IslandContextBase['page'], href: string): void {
  page.emit('navigate', { url: href, target: '_self' })
  location.assign(href)
}
