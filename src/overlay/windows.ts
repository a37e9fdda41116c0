/** Windows that a click opens, and what happens where the browser allows none. */
import type { Host } from '../island/island'

/**
 * Opens `url`: as `features` say, else as a plain tab, else in this one. What was blocked is not tried behind the
 * visitor's back: all three happen within the click.
 * @param target as the second argument of `window.open`.
 * @returns the window, or `null` when this page itself goes there.
 */
export function openWindow({ engine }: Host, url: URL, target: string, features = ''): Window | null {
  const opened = engine.openApart(url, target, features) ?? (features ? engine.openApart(url, target) : null)
  if (opened) engine.emit('navigate', { url: url.href, target })
  else leaveFor(engine, url.href)
  return opened
}

/** The features of a window in the middle of the browser's. @param width and height: CSS pixels. */
export function centred(width: number, height: number): string {
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** Goes to `href` in this window; listeners of `navigate` know first. */
export function leaveFor(engine: Host['engine'], href: string): void {
  engine.emit('navigate', { url: href, target: '_self' })
  location.assign(href)
}
