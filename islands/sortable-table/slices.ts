/** Long work in slices, between which the browser paints and hears the visitor. */

/** Rows read, compared or moved in one slice: well under 100 ms on a slow phone. */
export const SLICE = 1_000

/**
 * Runs the work to its end, the first slice at once; each `yield` ends a slice.
 * @param after runs at the end of each slice.
 * @returns false when the signal has aborted before.
 */
export async function inSlices(
  work: Iterator<unknown>,
  signal: AbortSignal,
  after: () => void,
): Promise<boolean> {
  for (;;) {
    const { done } = work.next()
    after()
    if (done) return true
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return false
  }
}
