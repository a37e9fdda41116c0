/**
 * Runs `run` once the browser has painted what is in the page now, unless `signal` has aborted by then. A task after
 * the frame: what is done within the frame would be drawn with it.
 */
export function afterPaint(run: () => void, signal?: AbortSignal): void {
  requestAnimationFrame(() => setTimeout(() => signal?.aborted || run()))
}
