/** The clipboard. A browser may refuse it: in an insecure page, in a frame, too long after the click. */

/**
 * Copies a text. Call it within the visitor's gesture.
 * @returns false when the browser refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
