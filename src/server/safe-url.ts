/**
 * Which addresses of a page may be followed (contract §3). Chunks use the copy of the first
 * script (src/dom/page-document.ts).
 */

/** The four schemes that are ever followed. */
const FOLLOWED = /^(https?|mailto|tel):$/

/**
 * Resolves an address that the page wrote against the document.
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
