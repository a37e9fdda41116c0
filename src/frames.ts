/** Frames that overlays show: their title, and whether their page came (§4.10). */
type FrameSay = (key: 'frameHere' | 'frameElsewhere', values?: { host: string }) => string

/** §4.10: any absolute source names its host, as `location.host` writes it. */
export function frameTitle(source: string, say: FrameSay): string {
  return /^https?:\/\//i.test(source.trim())
    ? say('frameElsewhere', { host: new URL(source.trim()).host })
    : say('frameHere')
}

/** A same-origin frame whose page cannot be read shows the browser's own error page. */
export function failedToLoad(frame: HTMLIFrameElement): boolean {
  if (new URL(frame.src, document.baseURI).origin !== location.origin) return false
  try {
    return frame.contentDocument === null
  } catch {
    return true
  }
}
