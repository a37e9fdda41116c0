/** Pages shown in a frame: their title, their question before closing, their wish to close (§4.7, §4.10, contract §4.2). */
import type { Say } from './messages'

/** §4.10: any absolute source names its host, as `location.host` writes it. */
export function frameTitle(source: string, say: Say): string {
  return /^https?:\/\//i.test(source.trim())
    ? say('frameElsewhere', { host: new URL(source.trim()).host })
    : say('frameHere')
}

/** §4.7: the text that the framed page wants confirmed, or nothing. */
export function confirmText(frame: HTMLIFrameElement | null, product: string): string {
  try {
    const page = frame?.contentWindow as unknown as Record<string, unknown> | null
    const ask = page?.[`${product}ConfirmClose`]
    const text: unknown = typeof ask === 'function' ? ask() : ''
    return typeof text === 'string' ? text : ''
  } catch {
    // Another origin: it has no say.
    return ''
  }
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

/** Closes when the frame posts `{ type: 'ilots:close-modal', reload }` from its own origin. */
export function onCloseMessage(
  frame: () => HTMLIFrameElement | null,
  signal: AbortSignal,
  close: () => void,
): void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    const element = frame()
    if (!element || source !== element.contentWindow) return
    if (origin !== new URL(element.src, document.baseURI).origin) return
    if (typeof data !== 'object' || data?.type !== 'ilots:close-modal') return
    close()
    if (data.reload === true) location.reload()
  }
  addEventListener('message', listener, { signal })
}
