/** Which addresses of a page may be followed (contract §3). Code that comes later has the first script's, as `membersOf`. */

/** Only these four schemes ever are. */
const FOLLOWED = /^(https?|mailto|tel):$/

/**
 * A URL taken from the page, resolved against the document.
 * @returns `null` when it cannot be parsed or its scheme is refused.
 */
export function safeUrl(raw: string | null | undefined): URL | null {
  const text = raw?.trim()
  if (!text) return null
  try {
    const url = new URL(text, document.baseURI)
    return FOLLOWED.test(url.protocol) ? url : null
  } catch {
    return null
  }
}
