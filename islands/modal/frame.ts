/** Framed pages: the question that they ask before closing, and their message that closes (§4.7, contract §4.2). */
import { released } from '../../src/history/history-entry'

/** The question that the framed page wants answered before it closes (§4.7); empty when it has none. */
export function confirmText(frame: HTMLIFrameElement | null, product: string): string {
  try {
    const page = frame?.contentWindow as unknown as Record<string, unknown> | null
    const ask = page?.[`${product}ConfirmClose`]
    const text: unknown = typeof ask === 'function' ? ask() : ''
    return typeof text === 'string' ? text : ''
  } catch {
    // A page of another origin cannot be asked.
    return ''
  }
}

/**
 * Closes when the frame posts `{ type: 'ilots:close-modal', reload }`, from the origin of its address or from this
 * site, to which it may have returned. Only a page of this site may also reload this page.
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
