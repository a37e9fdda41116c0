/** Safe URLs (contract §3): only these four schemes are ever followed. */
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
