/** Pages shown in a frame: their question before closing, their wish to close (§4.7, contract §4.2). */
import { released } from '../../src/history/history-entry'

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

/**
 * Closes when the frame posts `{ type: 'ilots:close-modal', reload }` from the origin of its address, or a page of this
 * site that it has come back to does. Only the latter has this page reloaded.
 */
export function onCloseMessage(
  frame: () => HTMLIFrameElement | null,
  signal: AbortSignal,
  close: () => void,
): void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    const element = frame()
    if (!element || source !== element.contentWindow) return
    const isOurs = origin === location.origin
    if (!isOurs && origin !== new URL(element.src, document.baseURI).origin) return
    if (typeof data !== 'object' || data?.type !== 'ilots:close-modal') return
    close()
    if (isOurs && data.reload === true) void released().then(() => location.reload())
  }
  addEventListener('message', listener, { signal })
}
