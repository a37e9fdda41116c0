/** Frames that overlays show: their title, what their page may do, and whether it came (§4.10). */
import { safeUrl } from '../server/safe-url'

type FrameSay = (key: 'frameHere' | 'frameElsewhere', values?: { host: string }) => string

/** §4.10: any absolute source names its host, as `location.host` writes it. */
export function frameTitle(source: string, say: FrameSay): string {
  return /^https?:\/\//i.test(source.trim())
    ? say('frameElsewhere', { host: new URL(source.trim()).host })
    : say('frameHere')
}

/** The address of a page of another site. */
function elsewhere(source: string): URL | undefined {
  const url = safeUrl(source)
  return url && url.origin !== location.origin ? url : undefined
}

/**
 * What a page of another site needs to be one (HTML, `iframe sandbox`): its scripts, its own storage, its forms, its
 * questions and its printing, its documents and its films on a television, windows that are as free as any, a sign-in
 * and a way out once the visitor has used it. It may not take the whole window by itself, nor the pointer or the
 * screen's orientation.
 */
export const NEEDED = [
  'scripts',
  'same-origin',
  'forms',
  'modals',
  'downloads',
  'presentation',
  'popups',
  'popups-to-escape-sandbox',
  'storage-access-by-user-activation',
  'top-navigation-by-user-activation',
] as const

/** The `sandbox` of a frame; nothing for a page of this site. @param source an address that may be shown. */
export const sandboxOf = (source: string): { sandbox?: string } =>
  elsewhere(source) ? { sandbox: NEEDED.map((word) => `allow-${word}`).join(' ') } : {}

/** Whether the link leads instead: Chromium shows no PDF in a frame that has a `sandbox`. */
export const isApartPdf = (source: string): boolean => /\.pdf$/i.test(elsewhere(source)?.pathname ?? '')

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
  if (elsewhere(frame.src)) return false
  try {
    return frame.contentDocument === null
  } catch {
    return true
  }
}
