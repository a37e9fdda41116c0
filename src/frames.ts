/** Frames that overlays show: their title, and whether their page came (§4.10). */
type FrameSay = (key: 'frameHere' | 'frameElsewhere', values?: { host: string }) => string

/** §4.10: any absolute source names its host, as `location.host` writes it. */
export function frameTitle(source: string, say: FrameSay): string {
  return /^https?:\/\//i.test(source.trim())
    ? say('frameElsewhere', { host: new URL(source.trim()).host })
    : say('frameHere')
}

/** Milliseconds between two looks at a frame that loads. */
const LOOK = 500

/**
 * Tells once whether the frame's page came. Chromium fires `load` for its own error page, Firefox fires nothing for it.
 * What a visitor does inside afterwards is the framed page's concern.
 * @returns stops looking.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  tell: (progress: 'shown' | 'failed') => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const end = (progress: 'shown' | 'failed') => {
    controller.abort()
    tell(progress)
  }
  frame.addEventListener('load', () => end(failedToLoad(frame) ? 'failed' : 'shown'), { signal })
  // Firefox, when a policy forbids the page.
  frame.addEventListener('error', () => end('failed'), { signal })
  const timer = setInterval(() => failedToLoad(frame) && end('failed'), LOOK)
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => controller.abort()
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
